import type { Tx } from '../../../platform/db/database.ts'
import { type Booked, type ListingBooking, readBooking, readBookings } from './read-booking.ts'
import { toTermsColumns, toUnitColumns } from './stored-booking.ts'

/** How a locked listing is booked, stored now if it was not (`isNew`): from here on its units have ids. */
export async function ensureUnits(
  trx: Tx,
  listing: Booked,
  now: Date,
): Promise<ListingBooking & { updatedAt: Date; isNew: boolean }> {
  const { updatedAt, terms, units } = await readBooking(trx, listing)
  if (updatedAt) return { updatedAt, terms, units, isNew: false }
  await storeDefaults(trx, [listing], now)
  return { ...(await readBooking(trx, listing)), updatedAt: now, isNew: true }
}

/** How locked listings are sold by default is stored, of those that have nothing stored yet. */
export async function storeDefaults(trx: Tx, listings: readonly Booked[], now: Date): Promise<void> {
  const unset = [...(await readBookings(trx, listings))].filter(([, { updatedAt }]) => updatedAt === null)
  if (unset.length === 0) return
  await trx
    .insertInto('booking_terms')
    .values(unset.map(([id, { terms }]) => ({ listing_id: id, ...toTermsColumns(terms), updated_at: now })))
    .execute()
  await trx
    .insertInto('space_units')
    .values(
      unset.flatMap(([id, { units }]) =>
        units.map((unit, position) => ({ listing_id: id, position, ...toUnitColumns(unit) })),
      ),
    )
    .execute()
}
