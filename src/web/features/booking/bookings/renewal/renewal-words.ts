import type { Booking } from '#contract/booking/bookings.ts'
import { toWeekDate } from '#domain/format-dates.ts'

type EndingBooking = Pick<Booking, 'side' | 'last' | 'other' | 'buyer' | 'seller'> & {
  renewal: Pick<NonNullable<Booking['renewal']>, 'status'> | null
}

/** How it stands with the next term, to its reader. */
export function describeRenewal({ side, renewal, last, other, buyer, seller }: EndingBooking): string {
  if (renewal === null)
    return `It runs through ${toWeekDate(last)}, and nothing renews automatically: offer ${other.name} the next term.`
  switch (renewal.status) {
    case 'quoted':
      return side === 'buyer'
        ? `${seller.name} offers you the next term. Nothing renews unless you accept it.`
        : `${buyer.name} reads the offer for the next term, and accepts it or not.`
    case 'requested':
      return side === 'seller'
        ? `${buyer.name} proposes other terms for the next term.`
        : `${seller.name} reads your terms for the next term.`
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return 'The next term was offered and not agreed.'
    case 'cancelled':
      return 'The next term was agreed and cancelled.'
    default:
      return 'The next term is agreed.'
  }
}
