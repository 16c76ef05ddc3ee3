import type { Booking } from '#contract/booking/bookings.ts'

export interface SellerGroup {
  seller: Booking['seller']
  bookings: Booking[]
  /** Of those that can be booked as they are. Integer US cents. */
  totalCents: number
}

/** The bookings of an order by seller, in the order in which they were added. */
export function groupBySeller(bookings: readonly Booking[]): SellerGroup[] {
  const groups = new Map<number, SellerGroup>()
  for (const booking of bookings) {
    const { seller } = booking
    const group = groups.get(seller.id) ?? { seller, bookings: [], totalCents: 0 }
    group.bookings.push(booking)
    group.totalCents += booking.problem ? 0 : (booking.terms?.totalCents ?? 0)
    groups.set(seller.id, group)
  }
  return [...groups.values()]
}
