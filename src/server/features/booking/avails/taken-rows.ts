import { sql } from 'kysely'
import type { AvailsTaken } from '#domain/booking/avails.ts'
import type { Days } from '#domain/booking/cells.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readClientLabels } from './own-holds.ts'

export interface OwnNote {
  label: string
  isOfContract: boolean
}

interface TakenQuery {
  sellerId: number
  range: Days
  now: Date
  /** Null: all of the seller's. */
  unitIds: readonly number[] | null
}

/** What takes units in a range of days, and what a seller knows of it. */
export interface Taken {
  /** By unit. */
  claims: ReadonlyMap<number, string>
  notes: ReadonlyMap<number, OwnNote>
  /** Of what is held and booked for clients without an account. */
  clients: ReadonlyMap<string, string>
}

export async function readTaken(db: Db, query: TakenQuery): Promise<Taken> {
  return {
    claims: await readClaims(db, query),
    notes: await readOwnNotes(db, query.sellerId),
    clients: await readClientLabels(db, query),
  }
}

/** First and last day after the first of a range, quantity, kind, and note or 0. */
export type StoredClaim = [first: number, last: number, quantity: number, kind: AvailsTaken, noteId: number]

/** By unit: what takes it in a range of days, as JSON of `StoredClaim`s without the brackets around them all. 20,000 rows would cost more than all the rest of the grid. */
async function readClaims(
  db: Db,
  { sellerId, range, now, unitIds }: TakenQuery,
): Promise<Map<number, string>> {
  const units =
    unitIds === null
      ? sql`array(select unit.id from space_units as unit
          join listings as listing on listing.id = unit.listing_id where listing.seller_id = ${sellerId})`
      : sql`${unitIds}::int[]`
  const { rows } = await sql<{ unitId: number; claims: string }>`
    select unit_id as "unitId",
      string_agg(concat_ws(',', lower(days) - ${range.first}::date, upper(days) - 1 - ${range.first}::date, quantity,
        case kind when 'booking' then '"s"' when 'hold' then '"h"' when 'import' then '"i"' else '"b"' end, coalesce(note_id, 0)), '],[') as claims
    from unit_claims
    where unit_id = any(${units}) and days && daterange(${range.first}::date, ${range.last}::date, '[]')
      and (expires_at is null or expires_at > ${now})
    group by unit_id`.execute(db)
  return new Map(rows.map(({ unitId, claims }) => [unitId, claims]))
}

/** By unit that is sold by issues or dates: those in a range of days, "2027-01-01 2027-01-31 4;…" */
export async function readPeriods(
  db: Db,
  { range, unitIds }: { range: Days; unitIds: readonly number[] },
): Promise<Map<number, string>> {
  if (unitIds.length === 0) return new Map()
  const { rows } = await sql<{ unitId: number; periods: string }>`
    select unit_id as "unitId",
      string_agg(concat_ws(' ', first_day, last_day, coalesce(period.capacity, unit.capacity)), ';') as periods
    from unit_periods as period
    join space_units as unit on unit.id = period.unit_id
    where unit.cell = 'listed' and unit_id = any(${unitIds}::int[]) and last_day >= ${range.first}::date and first_day <= ${range.last}::date
    group by unit_id`.execute(db)
  return new Map(rows.map(({ unitId, periods }) => [unitId, periods]))
}

/** What a seller's blocks are for, by note. */
async function readOwnNotes(db: Db, sellerId: number): Promise<Map<number, OwnNote>> {
  const rows = await db
    .selectFrom('claim_notes')
    .select(['id', 'label', 'contract_line_id as lineId'])
    .where('organization_id', '=', sellerId)
    .execute()
  return new Map(rows.map(({ id, label, lineId }) => [id, { label, isOfContract: lineId !== null }]))
}
