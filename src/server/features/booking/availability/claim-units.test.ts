import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { CELL_DAYS, listCells } from '#domain/booking/cells.ts'
import { type Cell, POSTING_ANCHOR } from '#domain/booking/units.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildClaimant } from '#test/support/booking/build-booking.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { claimInTurn } from '../bookings/with-unit-queue.ts'
import { findBrokenCells } from './check-claims.ts'
import { claimUnits, freeClaims, type NewClaim, refuseFull } from './claim-units.ts'

const app = await createTestApp()
const { db } = app
const listingId = await buildListing(db)
const bookingId = await buildClaimant(db, listingId)
let position = 0

async function buildUnit(cell: Cell, capacity: number): Promise<number> {
  position += 1
  const row = { listing_id: listingId, position, name: 'Unit', cell, anchor: POSTING_ANCHOR, capacity }
  return (await db.insertInto('space_units').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const MONDAY = '2027-03-01'
const aWeek = (unitId: number, weeks = 0): NewClaim => ({
  unitId,
  first: addDays(MONDAY, weeks * 7),
  last: addDays(MONDAY, weeks * 7 + 6),
  quantity: 1,
  kind: 'hold',
  bookingId,
})
const claim = (...claims: NewClaim[]) =>
  db.transaction().execute((trx) => claimUnits(trx, claims, new Date()))

/** By what a refusal is called, how often it came; 'ok' for what was claimed. */
async function tally(all: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status, ...rest } of await Promise.allSettled(all)) {
    const { constraint, code } = ('reason' in rest ? rest.reason : {}) as Record<string, string>
    const name = status === 'fulfilled' ? 'ok' : (constraint ?? code ?? 'other')
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]!.deadlocks
}

it('of sixty who want the same week, as many win as there is room for', async () => {
  const [face, loop] = [await buildUnit('week', 1), await buildUnit('week', 8)]
  const many = (unitId: number) => Array.from({ length: 60 }, () => claim(aWeek(unitId)))
  expect(await tally(many(face))).toEqual({ ok: 1, unit_cells_capacity: 59 })
  expect(await tally(many(loop))).toEqual({ ok: 8, unit_cells_capacity: 52 })
  expect(await findBrokenCells(db)).toEqual([])
  expect(await countDeadlocks()).toBe(0)
})

it('claims of several units in any order wait for each other, never in a circle', async () => {
  const [a, b] = [await buildUnit('week', 40), await buildUnit('week', 40)]
  const both = (i: number) => (i % 2 ? claim(aWeek(a, i % 3), aWeek(b)) : claim(aWeek(b, i % 3), aWeek(a)))
  expect(await tally(Array.from({ length: 60 }, (_, i) => both(i)))).toEqual({ ok: 60 })
  expect(await countDeadlocks()).toBe(0)
})

it('is held by the constraints alone, whoever writes', async () => {
  const unitId = await buildUnit('week', 1)
  const { first, last } = aWeek(unitId)
  const raw = () =>
    sql`insert into unit_claims (unit_id, days, quantity, kind)
      values (${unitId}, daterange(${first}::date, ${last}::date, '[]'), 1, 'block')`.execute(db)
  const won = await tally(Array.from({ length: 50 }, raw))
  expect(won).toEqual({ ok: 1, unit_cells_capacity: 49 })
  // what excludes holds without the counters
  await db.transaction().execute(async (trx) => {
    await sql`set local role none`.execute(trx)
    await sql`alter table unit_claims disable trigger unit_claims_counted`.execute(trx)
    const doubled = sql`insert into unit_claims (unit_id, days, quantity, kind, is_whole)
      values (${unitId}, daterange(${first}::date, ${last}::date, '[]'), 1, 'block', true)`.execute(trx)
    await expect(doubled).rejects.toMatchObject({ constraint: 'unit_claims_alone' })
    await sql`rollback`.execute(trx)
  })
})

it('takes whole cells alone, and what a claim takes never changes', async () => {
  const [weekly, listed] = [await buildUnit('week', 2), await buildUnit('listed', 2)]
  const part = { ...aWeek(weekly), last: addDays(MONDAY, 5) }
  await expect(claim(part)).rejects.toMatchObject({ constraint: 'unit_claims_cells' })
  await db
    .insertInto('unit_periods')
    .values({ unit_id: listed, first_day: MONDAY, last_day: '2027-03-31', capacity: 1 })
    .execute()
  const issue = { ...aWeek(listed), last: '2027-03-31' }
  await expect(claim(aWeek(listed))).rejects.toMatchObject({ constraint: 'unit_claims_cells' })
  const [made] = await claim(issue)
  await expect(claim(issue)).rejects.toMatchObject({ constraint: 'unit_cells_capacity' })
  const change = db.updateTable('unit_claims').where('id', '=', made!.id)
  await expect(change.set({ quantity: 2 }).execute()).rejects.toMatchObject({
    constraint: 'unit_claims_fixed',
  })
  await change.set({ kind: 'booking' }).execute()
})

it('lets a crowd in one by one, each of whom looks first', async () => {
  const unitId = await buildUnit('week', 3)
  const made: number[] = []
  const want = () =>
    claimInTurn(app.context, [aWeek(unitId)], async (_, [one]) => {
      made.push(one!.id)
    })
  expect(await tally(Array.from({ length: 300 }, want))).toEqual({ ok: 3, 'dates-taken': 297 })
  expect(made).toHaveLength(3)
})

it('lets what has run out give way', async () => {
  const unitId = await buildUnit('week', 1)
  await claim({ ...aWeek(unitId), expiresAt: new Date(Date.now() - 1000) })
  await refuseFull(db, [aWeek(unitId)], new Date())
  await claim(aWeek(unitId))
  await expect(refuseFull(db, [aWeek(unitId)], new Date())).rejects.toMatchObject({ code: 'dates-taken' })
  await refuseFull(db, [aWeek(unitId, 1)], new Date())
})

it('counts as a naive list of claims does', async () => {
  const arbitrary = fc.record({
    cell: fc.constantFrom<Cell>('day', 'week', '4-week'),
    capacity: fc.integer({ min: 1, max: 4 }),
    wishes: fc.array(
      fc.record({
        start: fc.nat(8),
        length: fc.integer({ min: 1, max: 5 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        frees: fc.boolean(),
      }),
      { maxLength: 25 },
    ),
  })
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ cell, capacity, wishes }) => {
      const unitId = await buildUnit(cell, capacity)
      const days = cell === 'listed' ? 1 : CELL_DAYS[cell]
      const living: { id: number; cells: string[]; quantity: number }[] = []
      for (const { start, length, quantity, frees } of wishes) {
        if (frees && living.length > 0) {
          const { id } = living.shift()!
          await db.transaction().execute((trx) => freeClaims(trx, [id]))
          continue
        }
        const first = addDays(POSTING_ANCHOR, start * days)
        const last = addDays(first, length * days - 1)
        const cells = listCells({ cell, anchor: POSTING_ANCHOR, periods: [] }, first, last)
        const takenOf = (one: string) =>
          living.filter((other) => other.cells.includes(one)).reduce((sum, other) => sum + other.quantity, 0)
        const fits = cells.every((one) => takenOf(one) + quantity <= capacity)
        const made = await claim({ unitId, first, last, quantity, kind: 'hold', bookingId }).catch(() => [])
        expect(made.length > 0).toBe(fits)
        if (fits) living.push({ id: made[0]!.id, cells, quantity })
      }
    }),
    { numRuns: 15 },
  )
  expect(await findBrokenCells(db)).toEqual([])
})
