import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Availability } from '#contract/booking/availability.ts'
import type { OfferedInput } from '#contract/booking/bookings-offers.ts'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { useFreshBooking } from '#web/booking-parts/use-fresh-booking.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProposalFields } from '../detail/proposal-fields.tsx'
import { ProposalPreview } from '../detail/proposal-preview.tsx'
import { useProposal } from '../detail/use-proposal.ts'
import { toOffered, toOfferForm } from './offer-form.ts'
import { offerAvailabilityQuery, offerPreviewQuery } from './queries.ts'

type OfferDialogProps = { conversation: Conversation; onClose: () => void }

/** Dates, a price, extras and a note, which the buyer accepts or not. */
export function OfferDialog({ conversation, onClose }: OfferDialogProps) {
  const formId = useId()
  const { data: sold, error } = useQuery(offerAvailabilityQuery(conversation.listing.id))
  const offer = useMakeOffer(conversation, onClose)
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="lg"
        title="Make an offer"
        description={`It is booked only when ${conversation.other.name} accepts. We notify them now, and again before the offer expires.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={offer.isPending} disabled={!sold}>
              Send the offer
            </Button>
          </>
        }
      >
        {error && <Alert tone="warning">{error.message}</Alert>}
        {!sold && !error && <LoadingState label="Looking for free dates..." />}
        {sold && <OfferForm {...{ formId, conversation, sold }} error={offer.error} onSend={offer.mutate} />}
      </DialogContent>
    </Dialog>
  )
}

type Offer = { terms: OfferedInput; holdsDates: boolean }

type OfferFormProps = {
  formId: string
  conversation: Conversation
  sold: Availability
  error: Error | null
  onSend: (offer: Offer) => void
}

function OfferForm({ formId, conversation, sold, error, onSend }: OfferFormProps) {
  const { id, listing, other } = conversation
  const { fields, settled, check } = useProposal(() => toOfferForm(sold))
  const [brand, setBrand] = useState(other.company ?? '')
  const [brandProblem, setBrandProblem] = useState<string>()
  const [holdsDates, setHoldsDates] = useState(true)
  // what is advertised changes no price: it is not asked again with every letter
  const preview = useQuery(offerPreviewQuery(id, settled && { ...toOffered(settled, 'Preview'), note: '' }))
  const { from, to } = settled ?? fields.form
  const send = (event: FormEvent) => {
    event.preventDefault()
    const terms = check(preview.data?.gone)
    const isNamed = brand.trim() !== ''
    setBrandProblem(isNamed ? undefined : 'Please say what is advertised')
    if (terms && isNamed) onSend({ terms: toOffered(terms, brand), holdsDates })
  }
  return (
    <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
      <Field label="What is advertised" hint="As the insertion order names it." error={brandProblem}>
        <Input
          name="brand"
          maxLength={BOOKING_TEXTS.brand}
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
        />
      </Field>
      <ProposalFields
        booking={{ listing, terms: null, request: { from, to, quantity: settled?.quantity ?? 1 } }}
        {...fields}
        fitted={preview.isPlaceholderData ? undefined : preview.data?.terms}
      />
      <Checkbox
        name="holdsDates"
        label="Keep the dates for the buyer until the offer ends"
        checked={holdsDates}
        onChange={(event) => setHoldsDates(event.target.checked)}
      />
      <ProposalPreview before={null} query={preview} />
      <RefusalError error={error} />
    </form>
  )
}

function useMakeOffer({ id }: Pick<Conversation, 'id'>, onDone: () => void) {
  const refresh = useFreshBooking()
  const send = useOnce((body: Offer, headers) =>
    api('POST /api/conversations/:id/offers', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast({ title: 'The offer is sent' })
      onDone()
    },
    onSettled: refresh,
  })
}
