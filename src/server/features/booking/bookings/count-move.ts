import type { Tx } from '../../../platform/db/database.ts'
import { countBooking } from '../../ground/counts/count-space.ts'
import type { BookingMove } from './booking-move.ts'
import type { LockedBooking } from './lock-booking.ts'

/** The funnel of a space: asked for once, booked once; what is related to its seller is no demand. */
export async function countMove(
  trx: Tx,
  { booking }: LockedBooking,
  { step, now }: BookingMove,
): Promise<void> {
  if (booking.origin !== 'market') return
  if (step === 'request') await countBooking(trx, { listingId: booking.listing_id, requests: 1, now })
  if (step !== 'secure') return
  const booked = { bookings: 1, bookedCents: booking.total_cents }
  await countBooking(trx, { listingId: booking.listing_id, ...booked, now })
}
