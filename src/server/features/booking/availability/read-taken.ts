import { sql } from 'kysely'
import type { Days } from '#domain/booking/cells.ts'
import type { TakenBy } from '#domain/booking/term-rules.ts'
import type { Db } from '../../../platform/db/database.ts'
import { CLAIM, type Claim } from './claim-units.ts'

/** Quantity taken, by first day of the cell. */
export type Taken = ReadonlyMap<string, number>

export const NOTHING_TAKEN: Taken = new Map()

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

const TAKEN_BY: Record<Claim['kind'], TakenBy> = {
  booking: 'booked',
  hold: 'held',
  block: 'blocked',
  import: 'blocked',
}

/** What takes the cells of some days, by first day: what is booked is said before what is held, and that before a block. */
export function toTakenBy(claims: readonly Claim[], cells: readonly string[]): Map<string, TakenBy> {
  const order: Claim['kind'][] = ['import', 'block', 'hold', 'booking']
  const sorted = claims.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return new Map(
    sorted.flatMap(({ first, last, kind }) =>
      cells.filter((cell) => first <= cell && cell <= last).map((cell) => [cell, TAKEN_BY[kind]]),
    ),
  )
}
