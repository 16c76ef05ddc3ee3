import { toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readBookings } from '../availability/read-booking.ts'
import type { Unit } from '../availability/space-units.ts'

interface SpaceOfLines {
  /** Without an id while nothing is stored. */
  units: Unit[]
  /** Where the space is. */
  today: string
}

/** The units of some listings, by listing. */
export async function readSpaces(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, SpaceOfLines>> {
  const listings = await db
    .selectFrom('listings')
    .select(['id', 'ad_type', 'listing_type', 'frequency', 'venue', 'lat', 'min_contract', 'setup_fee'])
    .select('takes_requests')
    .where('id', 'in', [...ids])
    .execute()
  const bookings = await readBookings(db, listings)
  return new Map(
    [...bookings].map(([id, { units, terms }]) => [
      id,
      { units: units as Unit[], today: toWallTime(now, terms.timeZone).date },
    ]),
  )
}
