import type { Tx } from '../../../platform/db/database.ts'
import { type Booked, type ListingBooking, readBooking } from './read-booking.ts'
import { toTermsColumns, toUnitColumns } from './stored-booking.ts'

/** How a locked listing is booked, stored now if it was not (`isNew`): from here on its units have ids. */
export async function ensureUnits(
  trx: Tx,
  listing: Booked,
  now: Date,
): Promise<ListingBooking & { updatedAt: Date; isNew: boolean }> {
  const { updatedAt, terms, units } = await readBooking(trx, listing)
  if (updatedAt) return { updatedAt, terms, units, isNew: false }
  await trx
    .insertInto('booking_terms')
    .values({ listing_id: listing.id, ...toTermsColumns(terms), updated_at: now })
    .execute()
  await trx
    .insertInto('space_units')
    .values(units.map((unit, position) => ({ listing_id: listing.id, position, ...toUnitColumns(unit) })))
    .execute()
  return { ...(await readBooking(trx, listing)), updatedAt: now, isNew: true }
}
