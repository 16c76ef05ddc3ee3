import { type FormEvent, useId, useRef, useState } from 'react'
import type { Change } from '#contract/booking/booking-changes.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { OfferedChangeStep } from '#domain/booking/change.ts'
import { LIMITS } from '#domain/limits.ts'
import { AskInstead } from '#web/booking-parts/approval/ask-instead.tsx'
import { useAskInstead } from '#web/booking-parts/approval/use-approval.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { TermsSheet } from '#web/booking-parts/terms-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { nounOf, requestLabel } from './change-words.ts'
import { SideBySide } from './side-by-side.tsx'
import { termsBefore } from './terms-before.ts'
import { useChangeStep } from './use-change-step.ts'

type AnswerDialogProps = {
  booking: Booking
  change: Change
  step: OfferedChangeStep
  onClose: () => void
}

/** What an answer needs: having read the new terms, a reason, or a second look. */
export function AnswerDialog({ step, ...props }: AnswerDialogProps) {
  if (step === 'decline') return <DeclineDialog {...props} />
  return step === 'accept' ? <AcceptDialog {...props} /> : <WithdrawDialog {...props} />
}

type OneProps = Omit<AnswerDialogProps, 'step'>

function DeclineDialog({ booking, change, onClose }: OneProps) {
  const take = useChangeStep(booking, onClose)
  return (
    <ReasonDialog
      title={`Decline this ${nounOf(change)}?`}
      description="The booking stays as it is. Another one can be sent later."
      hint="The other side reads it."
      maxLength={LIMITS.reason.max}
      submit="Decline"
      isDestructive
      isPending={take.isPending}
      error={take.error?.message}
      onSubmit={(reason) => take.mutate({ step: 'decline', reason })}
      onClose={onClose}
    />
  )
}

function AcceptDialog({ booking, change, onClose }: OneProps) {
  const formId = useId()
  const take = useChangeStep(booking, onClose)
  // reading begins at the top, not at the box below it
  const top = useRef<HTMLDivElement>(null)
  const [isRead, setIsRead] = useState(false)
  const [problem, setProblem] = useState<string>()
  const before = termsBefore(booking, change)
  const ask = useAskInstead(booking, onClose)
  const { version, sha256 } = change
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isRead) return setProblem('Please read and accept the terms first')
    setProblem(undefined)
    take.mutate({ step: 'accept', sha256 })
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="lg"
        initialFocus={top}
        title={`Accept this ${nounOf(change)}?`}
        description="These terms replace the old ones and are binding for both of you."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={take.isPending}>
              Accept the {nounOf(change)}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
          <div ref={top} tabIndex={-1} className="outline-none">
            {before && <SideBySide before={before} after={change.terms} asked={requestLabel(change)} />}
          </div>
          <details>
            <summary className="cursor-pointer font-semibold pointer-coarse:py-2.5">
              All the new terms
            </summary>
            <div className="mt-3">
              <TermsSheet terms={change.terms} />
            </div>
          </details>
          <Checkbox
            name="isRead"
            label="I have read and accept these terms"
            checked={isRead}
            onChange={(event) => setIsRead(event.target.checked)}
          />
          <RefusalError error={take.error} problem={problem} />
          <AskInstead error={take.error} ask={ask.of({ step: 'agree', version, sha256 })} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

function WithdrawDialog({ booking, change, onClose }: OneProps) {
  const take = useChangeStep(booking, onClose)
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={`Withdraw your ${nounOf(change)}?`}
        description="The booking stays as it is. Another one can be sent later."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button pending={take.isPending} onClick={() => take.mutate({ step: 'withdraw' })}>
              Withdraw the {nounOf(change)}
            </Button>
          </>
        }
      >
        <RefusalError error={take.error} />
      </DialogContent>
    </Dialog>
  )
}
