import { sql } from 'kysely'
import type { Avails } from '#contract/booking/avails.ts'
import { toSpans } from '#domain/booking/spans.ts'
import type { AppContext } from '#server/context.ts'
import { listClaims } from '#server/features/booking/availability/claim-units.ts'
import { readUnits } from '#server/features/booking/availability/space-units.ts'

/** What others do for the same grid: each answers how many cells are free. */
export type Peer = (context: AppContext, sellerId: number, columns: Avails['columns']) => Promise<number>

const listingsOf = ({ db }: AppContext, sellerId: number) =>
  db.selectFrom('listings').selectAll().where('seller_id', '=', sellerId).orderBy('id').execute()

/** A question for each face, as a calendar for each of them would ask. */
export const queryAFace: Peer = async (context, sellerId, columns) => {
  let free = 0
  for (const listing of await listingsOf(context, sellerId)) {
    const claims = await context.db
      .selectFrom('unit_claims')
      .innerJoin('space_units', 'space_units.id', 'unit_claims.unit_id')
      .select(['quantity', sql<string>`lower(days)`.as('first'), sql<string>`upper(days) - 1`.as('last')])
      .where('listing_id', '=', listing.id)
      .execute()
    free += columns.filter(
      (column) => !claims.some(({ first, last }) => first <= column.last && column.first <= last),
    ).length
  }
  return free
}

/** Everything is read with what the calendars of single spaces read, and gone through by cell. */
export const naiveReading: Peer = async (context, sellerId, columns) => {
  const listings = await listingsOf(context, sellerId)
  const units = [...(await readUnits(context.db, listings, context.now())).values()].flatMap(
    (space) => space.units,
  )
  const range = { first: columns[0]?.first ?? '', last: columns.at(-1)?.last ?? '' }
  const claims = await listClaims(
    context.db,
    units.flatMap(({ id }) => id ?? []),
    range,
  )
  let free = 0
  for (const unit of units) {
    const taken = new Map<string, number>()
    for (const claim of claims.filter(({ unitId }) => unitId === unit.id))
      for (const column of columns)
        if (claim.first <= column.first && column.first <= claim.last)
          taken.set(column.first, (taken.get(column.first) ?? 0) + claim.quantity)
    for (const column of columns) free += toSpans(unit, taken, column.first, column.first)[0]?.free ?? 0
  }
  return free
}

/** Postgres makes the grid. */
export const gridInSql: Peer = async ({ db }, sellerId, columns) => {
  const { rows } = await sql<{ free: number }>`
    select unit.id, string_agg(case when claim.id is null then '.' else 'b' end, '' order by n) as cells,
      count(*) filter (where claim.id is null)::int as free
    from listings as listing
    join space_units as unit on unit.listing_id = listing.id
    cross join generate_series(0, ${columns.length - 1}::int) as n
    left join unit_claims as claim on claim.unit_id = unit.id
      and claim.days && daterange(${columns[0]?.first}::date + n * 28, ${columns[0]?.first}::date + n * 28 + 28)
    where listing.seller_id = ${sellerId}
    group by unit.id`.execute(db)
  return rows.reduce((sum, row) => sum + row.free, 0)
}
