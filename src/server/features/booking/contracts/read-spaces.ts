import type { Db } from '../../../platform/db/database.ts'
import { readUnits, type Unit } from '../availability/space-units.ts'

interface SpaceOfLines {
  units: Unit[]
  /** Where the space is. */
  today: string
}

/** The units of the spaces of some lines, by listing. */
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
  return (await readUnits(db, listings, now)) as Map<number, SpaceOfLines>
}
