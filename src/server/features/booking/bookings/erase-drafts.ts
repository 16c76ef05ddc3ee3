import type { Tx } from '../../../platform/db/database.ts'
import { scheduleOffers } from './waitlist.ts'

/** Of somebody who leaves: nothing is offered to them any more, and what they never sent runs out by itself. */
export async function eraseDrafts(trx: Tx, userId: number): Promise<void> {
  const gone = await trx
    .deleteFrom('waitlist_entries')
    .using('bookings')
    .whereRef('bookings.id', '=', 'waitlist_entries.booking_id')
    .where('bookings.buyer_id', '=', userId)
    .returning('bookings.listing_id')
    .execute()
  for (const id of new Set(gone.map(({ listing_id }) => listing_id))) await scheduleOffers(trx, id)
}
