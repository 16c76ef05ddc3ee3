import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { backupStem, listOutdated } from './backup-names.ts'

const at = (day: number, hour = 3) => `${backupStem(new Date(Date.UTC(2026, 0, 1 + day, hour)))}.tar.gz`

it('keeps the newest of each of the last days and weeks', () => {
  // every night from Thursday, January 1; day 45 is Sunday, February 15
  const nights = Array.from({ length: 46 }, (_, day) => at(day))
  const gone = listOutdated([...nights, at(45, 1), 'notes.txt', 'placard.tar.gz'], { days: 3, weeks: 3 })
  expect(gone).toContain(at(45, 1))
  const kept = nights.filter((name) => !gone.includes(name))
  // Sundays January 31 … February 15 of three weeks, and three days
  expect(kept).toEqual([31, 38, 43, 44, 45].map((day) => at(day)))
})

it('takes the parts of one backup together, and never names another file', () => {
  const old = backupStem(new Date('2026-01-01T03:00:00Z'))
  const names = [
    `${old}.dump`,
    `${old}.files.tar.gz`,
    at(30),
    `${old}.dump.part`,
    'x-placard-2026-01-01.dump',
  ]
  expect(listOutdated(names, { days: 1, weeks: 0 })).toEqual([`${old}.dump`, `${old}.files.tar.gz`])
})

it('whatever the times: the newest stays, and doing it again removes nothing more', () => {
  const times = fc.array(fc.integer({ min: 0, max: 400 * DAY_MS }), { minLength: 1, maxLength: 60 })
  const kept = fc.record({ days: fc.integer({ min: 1, max: 9 }), weeks: fc.integer({ min: 0, max: 9 }) })
  fc.assert(
    fc.property(times, kept, (given, retention) => {
      const names = [
        ...new Set(given.map((ms) => `${backupStem(new Date(Date.UTC(2026, 0, 1) + ms))}.tar.gz`)),
      ]
      const gone = new Set(listOutdated(names, retention))
      const left = names.filter((name) => !gone.has(name))
      expect(left).toContain([...names].sort().at(-1))
      expect(left.length).toBeLessThanOrEqual(retention.days + retention.weeks)
      expect(listOutdated(left, retention)).toEqual([])
    }),
  )
})
