import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { CHANGE_HOURS } from '#domain/booking/change.ts'
import { describeDifference } from '#domain/booking/change-words.ts'
import { LIMITS } from '#domain/limits.ts'
import { AskInstead } from '#web/booking-parts/approval/ask-instead.tsx'
import { useAskInstead } from '#web/booking-parts/approval/use-approval.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { ProposalFields } from '../detail/proposal-fields.tsx'
import { ProposalPreview } from '../detail/proposal-preview.tsx'
import { useProposal } from '../detail/use-proposal.ts'
import { differs, toChangeForm } from './change-form.ts'
import { changePreviewQuery } from './queries.ts'
import { useChangeStep } from './use-change-step.ts'

/** Other dates, quantity, extras or price, with every line and the difference before it is asked for. */
export function AskDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const formId = useId()
  const { fields, settled, check } = useProposal(() => toChangeForm(booking))
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const isChanged = settled !== null && differs(booking, settled)
  const preview = useQuery(changePreviewQuery(booking, isChanged ? { kind: 'change', terms: settled } : null))
  const take = useChangeStep(booking, onClose)
  const ask = useAskInstead(booking, onClose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const terms = check(preview.data?.gone)
    setProblem(reason.trim() === '' ? 'Please say why' : undefined)
    if (!terms || reason.trim() === '') return
    take.mutate({
      step: 'propose',
      version: booking.version,
      asked: { kind: 'change', terms },
      reason: reason.trim(),
    })
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="lg"
        title="Ask for a change"
        description={`The booking stays as it is until ${booking.other.name} accepts. There are ${CHANGE_HOURS} hours to answer, or less where the days come sooner.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={take.isPending}>
              Ask for the change
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
          <ProposalFields
            booking={booking}
            {...fields}
            hasBegun={booking.status === 'in-flight'}
            hasNote={false}
            fitted={isChanged && !preview.isPlaceholderData ? preview.data?.terms : undefined}
          />
          <Field label="Reason" hint="The other side reads it." error={problem} required>
            <Textarea
              name="reason"
              rows={2}
              maxLength={LIMITS.reason.max}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <ProposalPreview
            before={booking.terms}
            query={isChanged ? preview : { ...preview, data: undefined, error: null }}
            describeAmountDifference={describeDifference}
          />
          <RefusalError error={take.error} />
          {take.variables?.step === 'propose' && (
            <AskInstead error={take.error} ask={ask.of({ ...take.variables, step: 'change' })} />
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
