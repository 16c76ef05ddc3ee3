import type { Booking } from '#contract/booking/bookings.ts'
import { HoldControl } from './hold-control.tsx'
import { OfferControl } from './offer-control.tsx'

type OtherWaysProps = {
  booking: Pick<Booking, 'steps' | 'terms' | 'holdDays'>
  isPending: boolean
  /** A colleague sends it. */
  isAsking: boolean
  onOffer: (spaceCents: number) => void
  onHold: (days: number) => void
}

/** What a buyer can do with a draft beside taking it as it is listed. */
export function OtherWays({ booking, isPending, isAsking, onOffer, onHold }: OtherWaysProps) {
  const { steps, terms, holdDays } = booking
  return (
    <>
      {steps.includes('request') && terms && <OfferControl {...{ terms, isPending, isAsking, onOffer }} />}
      {steps.includes('hold') && <HoldControl max={holdDays} isPending={isPending} onHold={onHold} />}
    </>
  )
}
