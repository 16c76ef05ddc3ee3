import { expect, it } from 'vitest'
import { backOf } from './back-of.ts'
import { compareTotals } from './compare-totals.ts'

it.each([
  [100_000, 120_000, '$200.00 more than the $1,000.00 of now.'],
  [100_000, 99_999, '$0.01 less than the $1,000.00 of now.'],
])('%d to %d: %s', (before, after, words) => {
  expect(compareTotals(before, after)).toBe(words)
})

it.each([
  ['buyer', '/bookings'],
  ['seller', '/sell/requests'],
  [null, '/admin/disputes'],
] as const)('a reader on the side of the %s goes back to %s', (side, to) => {
  expect(backOf(side).to).toBe(to)
})
