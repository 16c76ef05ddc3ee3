import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { AskInstead } from '#web/booking-parts/approval/ask-instead.tsx'
import { useAskInstead } from '#web/booking-parts/approval/use-approval.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { ProposalFields } from './proposal-fields.tsx'
import { toProposalForm } from './proposal-form.ts'
import { ProposalPreview } from './proposal-preview.tsx'
import { previewQuery } from './queries.ts'
import { wordsOf } from './step-words.ts'
import { useBookingStep } from './use-booking-step.ts'
import { useProposal } from './use-proposal.ts'

type ProposalDialogProps = { booking: Booking; step: 'quote' | 'counter'; onClose: () => void }

/** Other dates, quantity, extras or price, with what they come to before they are sent. */
export function ProposalDialog({ booking, step, onClose }: ProposalDialogProps) {
  const formId = useId()
  const { title, lead, submit, done } = wordsOf(step, booking)
  const { version, terms } = booking
  const { fields, settled, check } = useProposal(() => toProposalForm(booking))
  const [holdsDates, setHoldsDates] = useState(true)
  const take = useBookingStep(booking, done, onClose)
  const ask = useAskInstead(booking, onClose)
  const preview = useQuery(previewQuery(booking, settled && { ...settled, note: '' }))
  const send = (event: FormEvent) => {
    event.preventDefault()
    const input = check(preview.data?.gone)
    if (!input) return
    take.mutate(
      step === 'quote' ? { step, version, terms: input, holdsDates } : { step, version, terms: input },
    )
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="lg"
        title={title}
        description={lead}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={take.isPending}>
              {submit}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
          <ProposalFields
            booking={booking}
            {...fields}
            fitted={preview.isPlaceholderData ? undefined : preview.data?.terms}
          />
          {step === 'quote' && (
            <Checkbox
              name="holdsDates"
              label="Keep the dates for the buyer until the quote ends"
              checked={holdsDates}
              onChange={(event) => setHoldsDates(event.target.checked)}
            />
          )}
          <ProposalPreview before={terms} query={preview} />
          <RefusalError error={take.error} />
          {take.variables?.step === 'counter' && (
            <AskInstead error={take.error} ask={ask.of(take.variables)} />
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
