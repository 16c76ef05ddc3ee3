import { expect, it } from 'vitest'
import { listPostingPeriods, postingPeriodOf } from './posting-calendar.ts'
import { POSTING_ANCHOR } from './units.ts'

it('a year has thirteen periods from its anchor', () => {
  const periods = listPostingPeriods(POSTING_ANCHOR, 2026)
  expect(periods).toHaveLength(13)
  expect(periods[0]).toEqual({
    first: '2025-12-29',
    last: '2026-01-25',
    year: 2026,
    number: 1,
    label: 'Period 1 of 2026',
  })
  expect(periods[12]).toMatchObject({ first: '2026-11-30', last: '2026-12-27', number: 13 })
})

it('a day over the new year is in the period of the year that most of it lies in', () => {
  expect(postingPeriodOf(POSTING_ANCHOR, '2026-12-28').label).toBe('Period 1 of 2027')
  expect(postingPeriodOf('2026-01-12', '2026-01-05').label).toMatch(/^Period 13 of 2025$/)
})

it('a long run of years leaves no period out and has one of fourteen', () => {
  const years = Array.from({ length: 23 }, (_, i) => listPostingPeriods(POSTING_ANCHOR, 2026 + i))
  const starts = years.flat().map(({ first }) => Date.parse(first))
  expect(starts.slice(1).every((start, i) => start - starts[i]! === 28 * 86_400_000)).toBe(true)
  expect(years.filter(({ length }) => length === 14)).toHaveLength(1)
  expect(years.every(({ length }) => length === 13 || length === 14)).toBe(true)
})
