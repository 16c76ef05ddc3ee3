import { type FormEvent, useId, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { RefusalError } from '../refusal-error.tsx'
import { TermsSheet } from '../terms-sheet.tsx'
import { describeApproving } from './approval-words.ts'
import { useDecideApproval } from './use-approval.ts'

type ApproveDialogProps = {
  booking: Booking
  asking: NonNullable<NonNullable<Booking['approval']>['asking']>
  onClose: () => void
}

/** The terms are read before they are accepted for the company. */
export function ApproveDialog({ booking, asking, onClose }: ApproveDialogProps) {
  const formId = useId()
  const [readHash, setReadHash] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const decide = useDecideApproval({ askingId: asking.id, bookingId: booking.id, onDone: onClose })
  const { terms, sha256 } = booking
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (sha256 === null || readHash !== sha256) return setProblem('Please read and accept the terms first')
    setProblem(undefined)
    decide.mutate({ decision: 'approved' })
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Approve and send?"
        description={describeApproving(booking, asking)}
        size="lg"
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={decide.isPending}>
              Approve and send
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
          {terms && <TermsSheet terms={terms} />}
          <Checkbox
            name="isRead"
            label="I have read and accept these terms"
            checked={sha256 !== null && readHash === sha256}
            onChange={(event) => setReadHash(event.target.checked ? sha256 : null)}
          />
          <RefusalError error={decide.error} problem={problem} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
