import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockBooking } from './lock-booking.ts'
import { offerDates } from './offer-dates.ts'
import { endWaiting } from './waitlist.ts'

type SweepContext = Parameters<typeof offerDates>[0] & Pick<AppContext, 'db' | 'metrics'>

/** Ends offers that nobody took, and looks what has become free without a booking: a block, a capacity, another calendar. */
export async function sweepWaitlist(context: SweepContext): Promise<void> {
  const { db, metrics, now } = context
  const passed = await db
    .selectFrom('waitlist_entries')
    .select('booking_id')
    .where('offered_until', '<=', now())
    .execute()
  for (const { booking_id } of passed)
    await inTransaction({ db, metrics }, async (trx) => {
      await endWaiting(trx, (await lockBooking(trx, booking_id)).booking)
    })
  const spaces = await db
    .selectFrom('waitlist_entries as entry')
    .innerJoin('bookings', 'bookings.id', 'entry.booking_id')
    .select('listing_id')
    .distinct()
    .where('entry.offered_until', 'is', null)
    .execute()
  for (const { listing_id } of spaces) await offerDates(context, listing_id)
}
