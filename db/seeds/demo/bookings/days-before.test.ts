import { expect, it } from 'vitest'
import { toMarketDate } from '#domain/format-dates.ts'
import { daysBefore } from './days-before.ts'

it.each([
  ['2026-11-23T07:04:00Z', 60, '2026-09-23'],
  ['2026-11-23T19:00:00Z', 60, '2026-09-24'],
  ['2026-04-01T06:30:00Z', 40, '2026-02-19'],
  ['2026-11-23T07:04:00Z', 1.5, '2026-11-21'],
])('from %s back %f days is %s', (end, days, date) => {
  expect(toMarketDate(daysBefore(new Date(end), days))).toBe(date)
})
