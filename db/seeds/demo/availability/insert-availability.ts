import { sql } from 'kysely'
import { listCells } from '#domain/booking/cells.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { toSpans } from '#domain/booking/spans.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { claimUnits, type NewClaim } from '#server/features/booking/availability/claim-units.ts'
import { type Booked, readBooking } from '#server/features/booking/availability/read-booking.ts'
import type { Unit } from '#server/features/booking/availability/space-units.ts'
import { replaceUnits } from '#server/features/booking/availability/space-units.ts'
import { toTermsColumns } from '#server/features/booking/availability/stored-booking.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { DEMO_LISTINGS } from '../market.ts'
import { Seeded } from '../seeded.ts'
import { planBooking } from './plan-booking.ts'

/** Units, terms, and days that sellers have taken off the market, with gaps between them. */
export async function insertAvailability(trx: Tx, now: Date): Promise<void> {
  const today = toMarketDate(now)
  const rows = await trx.selectFrom('listings').selectAll().where('listing_type', '=', 'rent').execute()
  const byTitle = new Map(DEMO_LISTINGS.map((demo) => [demo.title, demo]))
  for (const row of rows) {
    const plan = planBooking(byTitle.get(row.title)!, today)
    if (!plan) continue
    const units = await storeBooking(trx, row, { ...plan, today, now })
    const claims = units.flatMap((unit) => planBlocks(unit, { title: row.title, today }))
    await claimUnits(trx, claims, now)
  }
  await insertTaxRates(trx)
}

async function storeBooking(
  trx: Tx,
  row: Booked,
  { terms, units, today, now }: NonNullable<ReturnType<typeof planBooking>> & { today: string; now: Date },
): Promise<Unit[]> {
  await trx
    .insertInto('booking_terms')
    .values({ listing_id: row.id, ...toTermsColumns(terms), updated_at: now })
    .execute()
  await replaceUnits(trx, { listingId: row.id, before: [], after: units.map(asNew), today })
  return (await readBooking(trx, row)).units as Unit[]
}

const asNew = (unit: SpaceUnit): SpaceUnit => ({ ...unit, id: null })

/** Runs of cells, of which a part is taken where the unit is shared. */
function planBlocks(unit: Unit, { title, today }: { title: string; today: string }): NewClaim[] {
  const chance = new Seeded(`blocks ${title} ${unit.name}`)
  const cells = listCells(unit, today, latestDay(today))
  const taken = new Map<string, number>()
  let at = chance.int(0, 3)
  while (at < cells.length) {
    const length = unit.cell === 'day' ? chance.int(2, 9) : chance.int(1, 3)
    const quantity =
      unit.capacity === 1 || chance.chance(0.15) ? unit.capacity : chance.int(1, unit.capacity - 1)
    for (const cell of cells.slice(at, at + length)) taken.set(cell, quantity)
    at += length + chance.int(1, unit.cell === 'day' ? 21 : 4)
  }
  const left = new Map(cells.map((cell) => [cell, unit.capacity - (taken.get(cell) ?? 0)]))
  return toSpans(unit, left, today, latestDay(today))
    .filter(({ free }) => free > 0)
    .map(({ first, last, free }) => ({ unitId: unit.id, first, last, quantity: free, kind: 'block' }))
}

/** Made for the demo market, near to what these cities charge: an admin imports the true ones. */
async function insertTaxRates(trx: Tx): Promise<void> {
  await sql`insert into tax_rates (place, basis_points, valid_from)
    values ('Seattle', 1035, '2025-01-01'), ('Tacoma', 1030, '2025-01-01'), ('Olympia', 980, '2025-01-01')`.execute(
    trx,
  )
}
