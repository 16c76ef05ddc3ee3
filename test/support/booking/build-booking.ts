import type { BookingTermsInput } from '#contract/booking/booking-terms.ts'
import { cellOf, type Days } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR, type SpaceUnit } from '#domain/booking/units.ts'
import { MARKET_ZONE, toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { claimUnits } from '#server/features/booking/availability/claim-units.ts'
import { ensureUnits } from '#server/features/booking/availability/ensure-units.ts'
import { findListing } from '#server/features/listings/listings/queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { calendarPurpose } from '#server/platform/secrets/seal-stored.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.ts'
import { buildUser } from '../listings/build-listing.ts'

/** Stores how a listing is sold by default. @returns the ids of its units, in order */
export async function buildUnits(db: Db, listingId: number): Promise<number[]> {
  const listing = (await findListing(db, listingId))!
  const { units } = await db.transaction().execute((trx) => ensureUnits(trx, listing, new Date()))
  return units.map(({ id }) => id!)
}

/** A booking that claims of a listing's units can belong to. @returns its id */
export async function buildClaimant(db: Db, listingId: number): Promise<number> {
  const { seller_id } = (await findListing(db, listingId))!
  const buyerId = await buildUser(db)
  const request = {
    unitId: 1,
    from: IN_A_MONTH,
    to: IN_A_MONTH,
    quantity: 1,
    extras: [],
    brand: '',
    note: '',
  }
  const order = db.insertInto('orders').values({ buyer_id: buyerId }).returning('id')
  const booking = {
    order_id: (await order.executeTakeFirstOrThrow()).id,
    listing_id: listingId,
    buyer_id: buyerId,
    seller_id,
    status: 'held',
    request: JSON.stringify({ ...request, sponsor: null }),
    first_day: IN_A_MONTH,
    last_day: IN_A_MONTH,
    time_zone: MARKET_ZONE,
    total_cents: 0,
  } as const
  const made = db.insertInto('bookings').values(booking).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

const IN_A_MONTH = addDays(toMarketDate(new Date()), 30)

/** Takes the posting period that today in a month lies in. */
function inAMonth(): Days {
  return cellOf({ cell: '4-week', anchor: POSTING_ANCHOR, periods: [] }, IN_A_MONTH)!
}

export async function buildBlock(db: Db, unitId: number): Promise<number> {
  const claim = { unitId, ...inAMonth(), quantity: 1, kind: 'block' } as const
  const [made] = await db.transaction().execute((trx) => claimUnits(trx, [claim], new Date()))
  return Number(made!.id)
}

/** An imported calendar that takes days of a unit. @returns its id */
export async function buildCalendar(
  db: Db,
  { listingId, unitId }: { listingId: number; unitId: number },
): Promise<number> {
  const url = createSecretBox(['some key that nobody keeps for long']).seal(
    'https://calendar.example/mine.ics',
    calendarPurpose(listingId),
  )
  const { id } = await db
    .insertInto('imported_calendars')
    .values({ listing_id: listingId, url, url_hash: Buffer.from(String(listingId)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const claim = { unitId, ...inAMonth(), quantity: 1, kind: 'import', calendarId: id } as const
  await db.transaction().execute((trx) => claimUnits(trx, [claim], new Date()))
  return id
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
