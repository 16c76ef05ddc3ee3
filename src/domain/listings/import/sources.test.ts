import { expect, it } from 'vitest'
import { describeCounts, findNextRead, findNextTry, NO_COUNTS } from './sources.ts'

const at = (text: string) => new Date(text)

it.each([
  ['every six hours', { everyHours: 6, atHour: null }, '2026-12-01T10:00:00Z', '2026-12-01T16:00:00Z'],
  ['later today', { everyHours: null, atHour: 5 }, '2026-12-01T10:00:00Z', '2026-12-01T13:00:00Z'],
  ['tomorrow', { everyHours: null, atHour: 5 }, '2026-12-01T13:00:00Z', '2026-12-02T13:00:00Z'],
  [
    'over a change of clocks',
    { everyHours: null, atHour: 5 },
    '2026-10-31T13:00:00Z',
    '2026-11-01T13:00:00Z',
  ],
])('is read %s', (_, schedule, now, next) => {
  expect(findNextRead(schedule, at(now))).toEqual(at(next))
})

it('is tried again later and later, up to a day', () => {
  const hours = [1, 2, 3, 9, 500].map(
    (failures) =>
      (findNextTry(failures, at('2026-12-01T00:00:00Z')).getTime() - Date.UTC(2026, 11, 1)) / 3_600_000,
  )
  expect(hours).toEqual([1, 2, 4, 24, 24])
})

it('says what a read did', () => {
  const counts = { ...NO_COUNTS, prices: 5, changed: 5, created: 2, paused: 1 }
  expect(describeCounts(counts)).toBe('5 prices, 2 new for review, 1 paused')
  expect(describeCounts({ ...NO_COUNTS, prices: 1, changed: 3, resumed: 1, bad: 1 })).toBe(
    '1 price, 2 changed otherwise, 1 on the market again, 1 not read',
  )
  expect(describeCounts(NO_COUNTS)).toBe('')
})
