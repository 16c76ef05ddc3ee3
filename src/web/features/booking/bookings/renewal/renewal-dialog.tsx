import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Booking, ProposalInput } from '#contract/booking/bookings.ts'
import { nextTerm } from '#domain/booking/renewal.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { useFreshBooking } from '#web/booking-parts/use-fresh-booking.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { ProposalFields } from '../detail/proposal-fields.tsx'
import { toProposalForm } from '../detail/proposal-form.ts'
import { ProposalPreview } from '../detail/proposal-preview.tsx'
import { previewQuery } from '../detail/queries.ts'
import { useProposal } from '../detail/use-proposal.ts'

/** The next term at a stated price, which the buyer accepts or not. */
export function RenewalDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const formId = useId()
  const { fields, settled, check } = useProposal(() => toRenewalForm(booking))
  const [holdsDates, setHoldsDates] = useState(true)
  const preview = useQuery(previewQuery(booking, settled && { ...settled, note: '' }))
  const offer = useOfferRenewal(booking, onClose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const terms = check(preview.data?.gone)
    if (terms) offer.mutate({ terms, holdsDates })
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="lg"
        title="Offer the next term"
        description={`It is booked only when ${booking.other.name} accepts. We notify them now, and again before the offer expires.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={offer.isPending}>
              Send the offer
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
          <Checkbox
            name="holdsDates"
            label="Keep the dates for the buyer until the offer ends"
            checked={holdsDates}
            onChange={(event) => setHoldsDates(event.target.checked)}
          />
          <ProposalPreview before={booking.terms} query={preview} />
          <RefusalError error={offer.error} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** As much as now, for as long again. */
function toRenewalForm(booking: Booking) {
  const { first: from, last: to } = nextTerm(booking)
  return { ...toProposalForm(booking), from, to }
}

type Offer = { terms: ProposalInput; holdsDates: boolean }

function useOfferRenewal({ id }: Pick<Booking, 'id'>, onDone: () => void) {
  const refresh = useFreshBooking()
  const send = useOnce((body: Offer, headers) =>
    api('POST /api/bookings/:id/renewals', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      announceDone(id, 'The next term is offered')
      onDone()
    },
    onSettled: refresh,
  })
}
