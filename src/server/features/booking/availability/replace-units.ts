import { sql } from 'kysely'
import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { SpaceUnit, UnitPeriod } from '#domain/booking/units.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Unit } from './lock-space.ts'
import { toPeriodColumns, toTermsColumns, toUnitColumns } from './stored-booking.ts'

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
