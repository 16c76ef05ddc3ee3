import { expect, it } from 'vitest'
import { describeAgain, nameAgain, shiftOf } from './plan-again.ts'

const JANUARY = { first: '2027-01-04', last: '2027-01-31' }
const MARCH = { first: '2027-03-01', last: '2027-03-28' }

it.each([
  [JANUARY, 90_000, JANUARY, 90_000, 'The same dates, the same price.'],
  [JANUARY, 90_000, JANUARY, 100_000, 'The same dates, $100 more than $900.'],
  [
    JANUARY,
    90_000,
    MARCH,
    80_000,
    'Mar 1 to Mar 28, 2027 in place of Jan 4 to Jan 31, 2027, $100 less than $900.',
  ],
  [JANUARY, null, JANUARY, 90_000, 'The same dates, free again.'],
])('%j at %d → %j at %d', (before, was, now, is, words) => {
  expect(describeAgain({ ...before, totalCents: was }, { ...now, totalCents: is })).toBe(words)
})

it.each([
  [-30, 0],
  [0, 0],
  [1, 28],
  [28, 28],
  [29, 56],
])('begun %d days ago → %d days on', (over, days) => expect(shiftOf(over)).toBe(days))

it.each([
  ['January', 'January (again)'],
  ['January (again)', 'January (again 2)'],
  ['January (again 9)', 'January (again 10)'],
  ['x'.repeat(80), `${'x'.repeat(72)} (again)`],
])('%s → %s', (name, again) => expect(nameAgain(name, 80)).toBe(again))
