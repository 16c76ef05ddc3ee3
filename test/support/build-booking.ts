import type { BookingTermsInput } from '#contract/booking-terms.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { ensureUnits } from '#server/features/availability/ensure-units.ts'
import { findListing } from '#server/features/listings/queries.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Stores how a listing is sold by default. @returns the ids of its units, in order */
export async function buildUnits(db: Db, listingId: number): Promise<number[]> {
  const listing = (await findListing(db, listingId))!
  const { units } = await db.transaction().execute((trx) => ensureUnits(trx, listing, new Date()))
  return units.map(({ id }) => id!)
}

/** A unit of a form. */
export function buildUnit(values: Partial<SpaceUnit> = {}): BookingTermsInput['units'][number] {
  return {
    id: null,
    name: 'Loop',
    cell: 'week',
    anchor: POSTING_ANCHOR,
    capacity: 8,
    rate: null,
    periods: [],
    ...values,
  }
}
