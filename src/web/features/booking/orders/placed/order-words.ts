import type { PlacedOrder } from '#contract/booking/orders-placed.ts'
import { cameToNothing } from '#domain/booking/lifecycle.ts'
import { formatCents } from '#domain/booking/price/cents.ts'

type Counted = Pick<PlacedOrder['bookings'][number], 'status' | 'totalCents'> & { other: { id: number } }

/** "3 bookings from 2 sellers · $1,230.00 in total"; what came to nothing is not in the total, but counted. */
export function describeOrder(bookings: readonly Counted[]): string {
  const standing = bookings.filter(({ status }) => !cameToNothing(status))
  const sellers = new Set(bookings.map(({ other }) => other.id)).size
  const cents = standing.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const gone = bookings.length - standing.length
  const parts = [
    `${count(bookings.length, 'booking')} from ${count(sellers, 'seller')}`,
    standing.length > 0 && `${formatCents(cents)} in total`,
    gone > 0 && `${gone} cancelled or never booked`,
  ]
  return parts.filter(Boolean).join(' · ')
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
