import { type FormEvent, useId, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { HoldDaysField } from '#web/booking-parts/hold-days-field.tsx'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { TermsSheet } from '#web/booking-parts/terms-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CancellingSums } from './cancelling-sums.tsx'
import { RecordFields } from './record-fields.tsx'
import { type PlainStep, toStepInput } from './step-input.ts'
import { isEnding, wordsOf } from './step-words.ts'
import { useBookingStep } from './use-booking-step.ts'

type StepDialogProps = { booking: Booking; step: PlainStep; onClose: () => void }

/** What a step needs: having read the terms, some days, a reason, or a second look. */
export function StepDialog({ booking, step, onClose }: StepDialogProps) {
  const formId = useId()
  const { title, lead, submit, done } = wordsOf(step, booking)
  const take = useBookingStep(booking, done, onClose)
  // of the version that was read: another one has to be read again
  const [readHash, setReadHash] = useState<string | null>(null)
  const [holdDays, setHoldDays] = useState<number>(DEADLINES.holdDays.default)
  const [reason, setReason] = useState('')
  const [dollars, setDollars] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const body = toStepInput(booking, step, { readHash, holdDays, reason: reason.trim(), dollars })
    if (typeof body === 'string') return setProblem(body)
    setProblem(undefined)
    take.mutate(body)
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={title}
        description={lead}
        size={step === 'accept' ? 'lg' : 'default'}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button
              type="submit"
              form={formId}
              variant={isEnding(step) ? 'destructive' : 'default'}
              pending={take.isPending}
            >
              {submit}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
          {step === 'accept' && booking.terms && <TermsSheet terms={booking.terms} />}
          {step === 'cancel' && booking.cancelling && <CancellingSums cancelling={booking.cancelling} />}
          {step === 'hold' && <HoldDaysField value={holdDays} onChange={setHoldDays} />}
          {step === 'accept' && (
            <Checkbox
              name="isRead"
              label="I have read and accept these terms"
              checked={readHash === booking.sha256}
              onChange={(event) => setReadHash(event.target.checked ? booking.sha256 : null)}
            />
          )}
          {isEnding(step) && booking.status !== 'draft' && (
            <Field
              label="Reason"
              optional={step === 'withdraw'}
              hint={booking.isOnBehalf ? 'It is kept with the booking.' : 'The other side reads it.'}
            >
              <Textarea
                name="reason"
                rows={3}
                maxLength={BOOKING_TEXTS.reason}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          )}
          {step === 'record' && <RecordFields {...{ reason, dollars, setReason, setDollars }} />}
          <RefusalError error={take.error} problem={problem} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
