import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { toMarketDate } from '#domain/format-dates.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { rollCounts, sweepCounts, sweepMarks } from './roll-counts.ts'
import { Salts } from './salts.ts'

const { db } = await createTestApp()
const id = await buildListing(db)
/** An hour after midnight in Seattle. */
const NOW = new Date('2026-06-15T08:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

beforeEach(async () => {
  await db.deleteFrom('space_hours').execute()
  await db.deleteFrom('space_days').execute()
})

const days = async () =>
  (await db.selectFrom('space_days').select(['day', 'views']).orderBy('day').execute()).map(
    ({ day, views }) => [day, views],
  )

it('rolled up any number of times, days are the sums of their hours in the market’s zone', async () => {
  const hours = fc.uniqueArray(
    fc.record({ hour: fc.integer({ min: 0, max: 300 }), views: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ hour }) => hour,
      minLength: 1,
      maxLength: 40,
    },
  )
  await fc.assert(
    fc.asyncProperty(hours, fc.integer({ min: 1, max: 3 }), async (given, times) => {
      await db.deleteFrom('space_hours').execute()
      await db.deleteFrom('space_days').execute()
      const rows = given.map(({ hour, views }) => ({ listing_id: id, hour: ago(hour), views }))
      await db.insertInto('space_hours').values(rows).execute()
      for (let i = 0; i < times; i++) await rollCounts(db, { now: NOW })
      const sums = new Map<string, number>()
      for (const { hour, views } of rows) {
        const day = toMarketDate(hour)
        sums.set(day, (sums.get(day) ?? 0) + views)
      }
      expect(await days()).toEqual([...sums].sort())
    }),
    { numRuns: 25 },
  )
})

it('keeps requests and bookings of a day, and days whose hours are gone', async () => {
  await db
    .insertInto('space_days')
    .values([
      { listing_id: id, day: '2026-06-15', requests: 2, views: 1 },
      { listing_id: id, day: '2026-05-01', views: 7 },
      { listing_id: id, day: '2024-04-30', views: 7 },
    ])
    .execute()
  await db
    .insertInto('space_hours')
    .values([
      { listing_id: id, hour: ago(0), views: 3 },
      { listing_id: id, hour: ago(24 * 20), views: 99 },
    ])
    .execute()
  await rollCounts(db, { now: NOW })
  await sweepCounts(db, NOW)
  expect(await days()).toEqual([
    ['2026-05-01', 7],
    ['2026-06-15', 3],
  ])
  const left = await db.selectFrom('space_days').select('requests').where('day', '=', '2026-06-15').execute()
  expect(left).toEqual([{ requests: 2 }])
  expect(await db.selectFrom('space_hours').select('views').execute()).toEqual([{ views: 3 }])
})

it('one salt a day is shared, and deleted after two; marks of past days go', async () => {
  const [one, other] = [new Salts(db), new Salts(db)]
  const salt = await one.of('2026-06-13')
  expect(await other.of('2026-06-13')).toEqual(salt)
  expect(await other.of('2026-06-14')).not.toEqual(salt)
  await one.of('2026-06-15')
  await db
    .insertInto('count_marks')
    .values([
      { mark: 1, day: '2026-06-14' },
      { mark: 2, day: '2026-06-15' },
    ])
    .execute()
  await sweepMarks(db, NOW)
  const kept = await db.selectFrom('daily_salts').select('day').orderBy('day').execute()
  expect(kept.map(({ day }) => day)).toEqual(['2026-06-14', '2026-06-15'])
  expect(await db.selectFrom('count_marks').select('day').execute()).toEqual([{ day: '2026-06-15' }])
  const { rows } = await sql<{ kind: string }>`
    select relpersistence as kind from pg_class where relname = 'count_marks'`.execute(db)
  expect(rows).toEqual([{ kind: 'u' }])
})
