import { expect, it } from 'vitest'
import { firstDayOfCopy } from './copy-days.ts'

const ITEMS = [
  { first: '2027-02-01', last: '2027-02-28' },
  { first: '2027-01-04', last: '2027-01-31' },
]

it.each([
  ['keeps days that are still to come', '2026-12-01', '2027-01-04'],
  ['begins after the last day once it has begun', '2027-01-10', '2027-03-01'],
  ['begins tomorrow once all is over', '2027-06-01', '2027-06-02'],
])('%s', (_, today, first) => {
  expect(firstDayOfCopy(ITEMS, today)).toBe(first)
})
