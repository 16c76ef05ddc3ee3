import { type SqlBool, sql } from 'kysely'
import type { Days } from '#domain/booking/cells.ts'
import type { Taken } from '#domain/booking/taken.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UnitClaimsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export interface NewClaim {
  unitId: number
  /** Whole cells of the unit, `YYYY-MM-DD`, inclusive; where cells are listed exactly one of them. */
  first: string
  last: string
  quantity: number
  kind: UnitClaimsTable['kind']
  calendarId?: number
  /** Of a booking or a hold, and of nothing else. */
  bookingId?: number
  expiresAt?: Date | null
  /** Of a block: what its seller's own calendar says of it. */
  noteId?: number | null
}

export interface Claim {
  id: number
  unitId: number
  first: string
  last: string
  quantity: number
  kind: UnitClaimsTable['kind']
  calendarId: number | null
  bookingId: number | null
  expiresAt: Date | null
  noteId: number | null
}

/** The columns of a `Claim`. */
export const CLAIM = sql`id, unit_id as "unitId", lower(days) as first, upper(days) - 1 as last, quantity, kind,
  calendar_id as "calendarId", booking_id as "bookingId", expires_at as "expiresAt", note_id as "noteId"`

/** What is taken of units in the cells that begin between two days, by unit; nothing for a unit of which nothing is. */
export async function readTaken(
  db: Db,
  unitIds: readonly number[],
  { first, last }: Days,
): Promise<Map<number, Taken>> {
  const rows = await db
    .selectFrom('unit_cells')
    .select(['unit_id', 'cell', 'taken'])
    .where('unit_id', '=', sql<number>`any(${[...unitIds]}::int[])`)
    .where('cell', '>=', first)
    .where('cell', '<=', last)
    .where('taken', '>', 0)
    .execute()
  const byUnit = Map.groupBy(rows, ({ unit_id }) => unit_id)
  return new Map(
    [...byUnit].map(([id, cells]) => [id, new Map(cells.map(({ cell, taken }) => [cell, taken]))]),
  )
}

/** The claims of some units that touch a range, in the order of their days. */
export async function listClaims(
  db: Db,
  unitIds: readonly number[],
  { first, last }: Days,
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select ${CLAIM} from unit_claims
    where unit_id = any(${[...unitIds]}::int[]) and days && daterange(${first}::date, ${last}::date, '[]')
    order by days, id`.execute(db)
  return rows
}

/**
 * Look first, lock later: what is full and holds no claim that has run out is refused before a transaction takes one of the
 * few connections. @throws AppError `dates-taken`
 */
export async function refuseFull(db: Db, claims: readonly NewClaim[], now: Date): Promise<void> {
  const { rows } = await sql<{ unit_id: number }>`
    select cells.unit_id
    from jsonb_to_recordset(${toJson(claims)}::jsonb) as wanted (unit_id int, first date, last date, quantity smallint)
    join unit_cells as cells on cells.unit_id = wanted.unit_id and cells.cell between wanted.first and wanted.last
    where cells.taken + wanted.quantity > cells.capacity and not exists (
      select from unit_claims as old
      where old.unit_id = cells.unit_id and old.days @> cells.cell and old.expires_at <= ${now})
    limit 1`.execute(db)
  if (rows.length > 0) throw new AppError('dates-taken')
}

/**
 * Takes units for some days, all or nothing: the only writer of claims. Units are locked first and in order, so that two
 * claims wait for each other and never in a circle; claims that have run out give way. That a cell never holds more than
 * its capacity is the constraints' to say. @throws AppError `dates-taken`, by `CONFLICTS`
 */
export async function claimUnits(trx: Tx, claims: readonly NewClaim[], now: Date): Promise<Claim[]> {
  if (claims.length === 0) return []
  const { rows } =
    await sql<Claim>`select ${CLAIM} from claim_units(${toJson(claims)}::jsonb, ${now})`.execute(trx)
  return rows
}

/** Until the transaction ends, nobody else claims or frees anything of these units. */
export async function lockUnits(trx: Tx, unitIds: readonly number[]): Promise<void> {
  await sql`select lock_units(${[...unitIds]}::int[])`.execute(trx)
}

/** Gives back what claims take. Their units are locked. */
export async function freeClaims(trx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('unit_claims')
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()
}

/** Gives back what of some blocks lies in a range; the rest of them stays, with its label. Their units are locked. */
export async function cutClaims(
  trx: Tx,
  blocks: readonly Claim[],
  { range, now }: { range: Days; now: Date },
): Promise<void> {
  await freeClaims(
    trx,
    blocks.map(({ id }) => id),
  )
  await claimUnits(
    trx,
    blocks.flatMap((block) => around(block, range)),
    now,
  )
}

/** What of a block lies before and after a range. */
function around(block: Claim, { first, last }: Days): NewClaim[] {
  const { unitId, quantity, kind, noteId } = block
  const before = { first: block.first, last: addDays(first, -1) }
  const after = { first: addDays(last, 1), last: block.last }
  return [before, after]
    .filter((days) => days.first <= days.last)
    .map((days) => ({ unitId, quantity, kind, noteId, ...days }))
}

/** As one parameter: a year of days may be many claims. */
function toJson(claims: readonly NewClaim[]): string {
  return JSON.stringify(
    claims.map(({ unitId, first, last, quantity, kind, calendarId, bookingId, expiresAt, noteId }) => ({
      unit_id: unitId,
      first,
      last,
      quantity,
      kind,
      calendar_id: calendarId ?? null,
      booking_id: bookingId ?? null,
      expires_at: expiresAt ?? null,
      note_id: noteId ?? null,
    })),
  )
}

/** What ran out is nobody's any more. */
export function hasRunOut(now: Date) {
  return ({ expiresAt }: Claim): boolean => expiresAt !== null && expiresAt <= now
}

interface Wanted {
  bookingId: number
  /** All that it takes from now on. */
  claims: readonly NewClaim[]
  /** The seller agrees to the dates: what a calendar elsewhere holds gives way. */
  replacesImports?: boolean
  now: Date
}

/**
 * Has a booking take exactly this: nothing frees its dates, a hold becomes a booking in place, and what ran out meanwhile is
 * taken again where it is still free. @throws AppError `dates-taken`
 */
export async function setBookingClaims(trx: Tx, wanted: Wanted): Promise<void> {
  const { bookingId, claims } = wanted
  const before = await listBookingClaims(trx, bookingId)
  if (claims.length + before.length === 0) return
  await lockUnits(
    trx,
    [...claims, ...before].map(({ unitId }) => unitId),
  )
  // one that had run out may have given way before the lock
  const held = await listBookingClaims(trx, bookingId)
  if (isSame(held, claims)) return extendClaims(trx, bookingId, required(claims[0]))
  await trx.deleteFrom('unit_claims').where('booking_id', '=', bookingId).execute()
  if (wanted.replacesImports) await removeImports(trx, claims)
  await claimUnits(trx, claims, wanted.now)
}

async function listBookingClaims(trx: Tx, bookingId: number): Promise<Claim[]> {
  const { rows } = await sql<Claim>`select ${CLAIM} from unit_claims where booking_id = ${bookingId}`.execute(
    trx,
  )
  return rows
}

const keyOf = ({ unitId, first, last, quantity }: NewClaim | Claim) =>
  [unitId, first, last, quantity].join(' ')

function isSame(held: readonly Claim[], wanted: readonly NewClaim[]): boolean {
  const keys = new Set(held.map(keyOf))
  return held.length > 0 && held.length === wanted.length && wanted.every((one) => keys.has(keyOf(one)))
}

async function extendClaims(trx: Tx, bookingId: number, { kind, expiresAt }: NewClaim): Promise<void> {
  await trx
    .updateTable('unit_claims')
    .set({ kind, expires_at: expiresAt ?? null })
    .where('booking_id', '=', bookingId)
    .execute()
}

async function removeImports(trx: Tx, claims: readonly NewClaim[]): Promise<void> {
  for (const { unitId, first, last } of claims)
    await trx
      .deleteFrom('unit_claims')
      .where('unit_id', '=', unitId)
      .where('kind', '=', 'import')
      .where(sql<SqlBool>`days && daterange(${first}::date, ${last}::date, '[]')`)
      .execute()
}

/** What a seller's own calendar says of a block. */
export interface ClaimNote {
  label: string
  note: string | null
}

/** The notes of some claims, by their id. */
export async function readNotes(db: Db, claims: readonly Claim[]): Promise<Map<number, ClaimNote>> {
  const ids = [...new Set(claims.flatMap(({ noteId }) => noteId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('claim_notes')
    .select(['id', 'label', 'note'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, label, note }) => [id, { label, note }]))
}

/** A label of the seller's own for new blocks; it goes with the last of them. @returns its number */
export async function addNote(
  trx: Tx,
  { sellerId, label }: { sellerId: number; label: string },
): Promise<number> {
  const note = trx
    .insertInto('claim_notes')
    .values({ organization_id: sellerId, label, created_by: sellerId })
    .returning('id')
  return (await note.executeTakeFirstOrThrow()).id
}

interface LineNote extends ClaimNote {
  id: number
  lineId: number
}

/** What blocks of contracts are for, as their lines say it now. */
export async function writeNotes(trx: Tx, sellerId: number, notes: readonly LineNote[]): Promise<void> {
  const rows = notes.map(({ lineId, ...note }) => ({ ...note, contract_line_id: lineId }))
  await sql`
    insert into claim_notes (id, organization_id, label, note, contract_line_id, created_by)
    overriding system value
    select id, ${sellerId}::int, label, note, contract_line_id, ${sellerId}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, label text, note text, contract_line_id int)
    on conflict on constraint claim_notes_pkey do update set label = excluded.label, note = excluded.note`.execute(
    trx,
  )
}
