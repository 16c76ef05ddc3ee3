import { describe, expect, it, test } from 'vitest'
import { addDays, weekdayOf } from '#domain/zoned-time.ts'
import { addMonths, buildMonths } from './months.ts'

describe('the months of a calendar', () => {
  it('begin with the one that holds the day, and follow each other', () => {
    const months = buildMonths('2026-11-22', 12)
    expect(months.map(({ name }) => name)).toEqual(
      'November December January February March April May June July August September October'
        .split(' ')
        .map((name, at) => `${name} ${at < 2 ? 2026 : 2027}`),
    )
  })

  it('hold each day once, in order, from Monday', () => {
    const months = buildMonths('2027-02-14', 24)
    for (const { weeks } of months)
      for (const week of weeks)
        for (const [at, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe((at + 1) % 7)
    const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null)
    expect(days).toHaveLength(365 + 366)
    for (const [at, day] of days.entries()) expect(day).toBe(addDays('2027-02-01', at))
  })

  it('have no week without a day', () => {
    const weeks = buildMonths('2026-01-01', 60).flatMap((month) => month.weeks)
    expect(weeks.filter((week) => week.every((day) => day === null))).toEqual([])
    // a February that is four weeks
    expect(buildMonths('2027-02-01', 1)[0]?.weeks).toHaveLength(4)
  })
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2027-05-15', 12, '2028-05-15'],
])('%s and %i months', (day, months, wanted) => {
  expect(addMonths(day, months)).toBe(wanted)
})
