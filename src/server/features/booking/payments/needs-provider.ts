import { dueNowOf } from '#domain/booking/payments.ts'
import type { AppContext } from '../../../context.ts'
import { isPaidAtOnce } from '../../ground/ledger/list-ways.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'

/** Whether the first payment comes through a provider alone: one takes it, and the seller had said no other way. */
export async function needsProvider(
  context: Pick<AppContext, 'db' | 'providers'>,
  { booking, terms }: Pick<LockedBooking, 'booking' | 'terms'>,
): Promise<boolean> {
  if (!terms || booking.status !== 'awaiting-payment' || booking.instructions_id !== null) return false
  return isPaidAtOnce(context, { sellerId: booking.seller_id, cents: dueNowOf(terms.schedule) })
}
