import { sql } from 'kysely'
import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import type { SpaceUnit, UnitPeriod } from '#domain/booking/units.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { checkEditable, lockOwnListing } from '../../listings/listings/own-listings.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { lockUnits } from './claim-units.ts'
import { ensureUnits, storeDefaults } from './ensure-units.ts'
import { canBlock } from './policy.ts'
import { type Booked, readBookings } from './read-booking.ts'
import { toPeriodColumns, toTermsColumns, toUnitColumns } from './stored-booking.ts'

/** A stored unit. */
export type Unit = SpaceUnit & { id: number }

/** A space of which days are taken or given back. */
interface LockedSpace {
  listing: ListingRow
  booking: Awaited<ReturnType<typeof ensureUnits>>
  units: Unit[]
  /** Where the space is. */
  today: string
}

/**
 * An own listing with its units, stored if they were not, all held until the transaction ends: first the listing, then its
 * units in order. @throws AppError `listing-not-found`, `conflict` for an archived one
 */
export async function lockSpace(
  trx: Tx,
  { actor, id, now }: { actor: Actor; id: number; now: Date },
): Promise<LockedSpace> {
  const listing = await lockOwnListing(trx, actor, id)
  checkEditable(actor, listing)
  const booking = await ensureUnits(trx, listing, now)
  const units = booking.units as Unit[]
  await lockUnits(
    trx,
    units.map((unit) => unit.id),
  )
  return { listing, booking, units, today: toWallTime(now, booking.terms.timeZone).date }
}

export interface SpaceOfMany {
  /** Those that are not stored yet without an id. */
  units: readonly SpaceUnit[]
  /** Where the space is. */
  today: string
}

/** The units of some listings, by listing. */
export async function readUnits(
  db: Db,
  listings: readonly Booked[],
  now: Date,
): Promise<Map<number, SpaceOfMany>> {
  const bookings = await readBookings(db, listings)
  return new Map(
    [...bookings].map(([id, { units, terms }]) => [
      id,
      { units, today: toWallTime(now, terms.timeZone).date },
    ]),
  )
}

interface OwnSpaces {
  actor: Actor
  ids: readonly number[]
  now: Date
}

/** Own spaces that can be blocked, by id. @throws AppError `listing-not-found` unless all of them are */
export async function readOwnSpaces(
  db: Db,
  { actor, ids, now }: OwnSpaces,
): Promise<Map<number, SpaceOfMany>> {
  const rows = await ofIds(db, ids).execute()
  checkBlocked(actor, ids, rows)
  return readUnits(db, rows, now)
}

/** The same, held until the transaction ends: first the listings, then their units, each in order. */
export async function lockOwnSpaces(
  trx: Tx,
  { actor, ids, now }: OwnSpaces,
): Promise<Map<number, SpaceOfMany>> {
  const rows = await ofIds(trx, ids).where('seller_id', '=', actor.organizationId).forUpdate().execute()
  checkBlocked(actor, ids, rows)
  await storeDefaults(trx, rows, now)
  const spaces = await readUnits(trx, rows, now)
  await lockUnits(
    trx,
    [...spaces.values()].flatMap(({ units }) => units.flatMap(({ id }) => id ?? [])),
  )
  return spaces
}

function ofIds(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
}

function checkBlocked(
  actor: Actor,
  ids: readonly number[],
  rows: readonly Parameters<typeof canBlock>[1][],
): void {
  if (rows.length < new Set(ids).size || !rows.every((row) => canBlock(actor, row)))
    throw new AppError('listing-not-found')
}

/** How a space is sold by default is stored: from here on its units have ids. */
export async function storeUnits(
  { db, metrics, now }: Pick<AppContext, 'db' | 'now' | 'metrics'>,
  listing: ListingRow,
): Promise<void> {
  await inTransaction({ db, metrics }, async (trx) => {
    await trx.selectFrom('listings').select('id').where('id', '=', listing.id).forUpdate().execute()
    await ensureUnits(trx, listing, now())
  })
}

/** The same of many at once, locked in order; what is stored already stays. */
export async function ensureUnitsOf(trx: Tx, listingIds: readonly number[], now: Date): Promise<void> {
  const unset = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', 'in', [...listingIds])
    .where(
      'id',
      'not in',
      trx
        .selectFrom('booking_terms')
        .select('listing_id')
        .where('listing_id', 'in', [...listingIds]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  if (unset.length > 0) await storeDefaults(trx, unset, now)
}

/** The unit of this id; the first where none is named. @throws AppError `invalid-input` */
export function pickUnit<T extends SpaceUnit>(units: readonly T[], unitId: number | null): T {
  const unit = unitId === null ? units[0] : units.find(({ id }) => id === unitId)
  if (unit) return unit
  const message = 'This space has no such unit.'
  throw new AppError('invalid-input', { message, fields: { unitId: message } })
}

/** The part of a range that is still to come and near enough to be sold. @throws AppError `invalid-input` */
export function toSellable({ from, to }: { from: string; to: string }, today: string) {
  const latest = latestDay(today)
  const [first, last] = [from < today ? today : from, to > latest ? latest : to]
  if (first <= last) return { first, last }
  const message = to < today ? 'These days are over.' : 'Nobody can book that far ahead yet.'
  throw new AppError('invalid-input', { message, fields: { to: message } })
}

interface Replaced {
  listingId: number
  before: readonly Unit[]
  after: readonly SpaceUnit[]
  today: string
}

/** Writes the units of a space as they are to be, in their order. They are locked, and nothing sold is lost. */
export async function replaceUnits(trx: Tx, { listingId, before, after, today }: Replaced): Promise<void> {
  const gone = before.filter((unit) => !after.some(({ id }) => id === unit.id)).map(({ id }) => id)
  if (gone.length > 0) await trx.deleteFrom('space_units').where('id', 'in', gone).execute()
  if (before.length > 0) await deletePast(trx, listingId, today)
  for (const [position, unit] of after.entries()) {
    const id = await writeUnit(trx, unit, { listingId, position })
    await writePeriods(trx, { unitId: id, isNew: unit.id === null }, unit.periods)
  }
  if (before.length > 0) await updateCapacities(trx, listingId, today)
}

/** What is over, and cells of which nothing is taken: they may lie on another grid from now on. */
async function deletePast(trx: Tx, listingId: number, today: string): Promise<void> {
  const own = trx.selectFrom('space_units').select('id').where('listing_id', '=', listingId)
  await trx
    .deleteFrom('unit_claims')
    .where('unit_id', 'in', own)
    .where(sql<string>`upper(days)`, '<=', today)
    .execute()
  await trx.deleteFrom('unit_cells').where('unit_id', 'in', own).where('taken', '=', 0).execute()
}

async function writeUnit(
  trx: Tx,
  unit: SpaceUnit,
  { listingId, position }: { listingId: number; position: number },
): Promise<number> {
  const values = { ...toUnitColumns(unit), position }
  if (unit.id !== null) {
    await trx.updateTable('space_units').set(values).where('id', '=', unit.id).execute()
    return unit.id
  }
  const made = trx.insertInto('space_units').values({ listing_id: listingId, ...values })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

/** In three statements at most, however many they are. */
async function writePeriods(
  trx: Tx,
  { unitId, isNew }: { unitId: number; isNew: boolean },
  periods: readonly UnitPeriod[],
): Promise<void> {
  const kept = periods.flatMap(({ id }) => id ?? [])
  if (!isNew)
    await trx
      .deleteFrom('unit_periods')
      .where('unit_id', '=', unitId)
      .where('id', '<>', sql<number>`all(${kept}::int[])`)
      .execute()
  if (periods.length === 0) return
  const rows = JSON.stringify(periods.map((period) => ({ id: period.id, ...toPeriodColumns(period) })))
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given
    (id int, label text, first_day date, last_day date, capacity smallint, material_date date, sold_until date)`
  if (kept.length > 0)
    await sql`update unit_periods as period set label = given.label, first_day = given.first_day,
    last_day = given.last_day, capacity = given.capacity, material_date = given.material_date,
    sold_until = given.sold_until from ${given} where period.id = given.id`.execute(trx)
  await sql`insert into unit_periods (unit_id, label, first_day, last_day, capacity, material_date, sold_until)
    select ${unitId}::int, label, first_day, last_day, capacity, material_date, sold_until from ${given}
    where id is null`.execute(trx)
}

/** Of cells to come, of which something is taken: the check refuses less than that. */
async function updateCapacities(trx: Tx, listingId: number, today: string): Promise<void> {
  await sql`
    update unit_cells as cells set capacity = coalesce(
      (select period.capacity from unit_periods as period where period.unit_id = unit.id and period.first_day = cells.cell),
      unit.capacity)
    from space_units as unit
    where unit.listing_id = ${listingId} and cells.unit_id = unit.id and cells.cell >= ${today}`.execute(trx)
}

/** Over what was stored `before`: two versions within a millisecond are told apart too. */
export async function replaceTerms(
  trx: Tx,
  listingId: number,
  { terms, before, now }: { terms: BookingTerms; before: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('booking_terms')
    .set({ ...toTermsColumns(terms), updated_at: new Date(Math.max(now.getTime(), before.getTime() + 1)) })
    .where('listing_id', '=', listingId)
    .execute()
}
