import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type RingFacts, ringKind, toDayRing } from '#domain/booking/free-days.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { UnitDays } from '#search/free-days.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fromUnitRow } from '../../booking/availability/read-booking.ts'

type Facts = Omit<RingFacts, 'today'>

/** By listing, what the index needs of those with full cells or listed dates; the others are free whenever they are available. */
export async function readUnitDays(
  db: Db,
  listingIds: readonly number[],
  today: string,
): Promise<Map<number, UnitDays>> {
  const rows = await selectBusyCells(db, listingIds, today).execute()
  const found = new Map<number, UnitDays>()
  for (const [id, units] of Map.groupBy(rows, (row) => row.listing_id)) {
    const days = toUnitDays(units.map(toFacts), today)
    if (days) found.set(id, days)
  }
  return found
}

/** Units with their listed dates and the cells of which nothing is left; a cell that began up to four weeks ago may last. */
function selectBusyCells(db: Db, listingIds: readonly number[], today: string) {
  return db
    .selectFrom('space_units as unit')
    .innerJoin('booking_terms as terms', 'terms.listing_id', 'unit.listing_id')
    .where('unit.listing_id', '=', sql<number>`any(${[...listingIds]}::int[])`)
    .select(['unit.id', 'unit.listing_id', 'name', 'cell', 'anchor', 'capacity', 'rate_cents', 'rate_per'])
    .select('terms.lead_days')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('unit_periods as period')
          .select(['id', 'label', 'first_day', 'last_day', 'capacity', 'material_date', 'sold_until'])
          .whereRef('period.unit_id', '=', 'unit.id')
          .where('last_day', '>=', today),
      ).as('periods'),
      jsonArrayFrom(
        eb
          .selectFrom('unit_cells as full')
          .select(['full.cell', 'full.taken'])
          .whereRef('full.unit_id', '=', 'unit.id')
          .whereRef('full.taken', '>=', 'full.capacity')
          .where('full.cell', '>', addDays(today, -28)),
      ).as('full_cells'),
    ])
}

type UnitRow = Awaited<ReturnType<ReturnType<typeof selectBusyCells>['execute']>>[number]

function toFacts(row: UnitRow): Facts {
  return {
    unit: fromUnitRow(row),
    taken: new Map(row.full_cells.map(({ cell, taken }) => [cell, taken])),
    leadDays: row.lead_days,
  }
}

/** Null where a unit is free whenever the space is available, and where no dates are listed. */
function toUnitDays(units: readonly Facts[], today: string): UnitDays | null {
  const ringsOf = (some: readonly Facts[]) => some.map((facts) => toDayRing({ ...facts, today }))
  const byCalendar = units.filter(({ unit }) => ringKind(unit) === 'busy')
  const listed = units.filter(({ unit }) => ringKind(unit) === 'free' && unit.periods.length > 0)
  if (byCalendar.some(({ taken }) => taken.size === 0)) return null
  if (byCalendar.length + listed.length === 0) return null
  return { throughout: ringsOf(byCalendar), anyWithin: ringsOf(listed) }
}
