import { expect, it } from 'vitest'
import { listBusy } from './open-calendar.ts'

const unit = (...spans: [string, string, number][]) => ({
  name: 'Face',
  capacity: 1,
  spans: spans.map(([first, last, free]) => ({ first: `2027-01-${first}`, last: `2027-01-${last}`, free })),
})
const days = (...spans: [string, string][]) =>
  spans.map(([first, last]) => ({ first: `2027-01-${first}`, last: `2027-01-${last}` }))

it.each([
  ['nothing is sold', [], days()],
  ['one unit', [unit(['01', '07', 1], ['08', '14', 0], ['15', '21', 1])], days(['08', '14'])],
  [
    'another unit is free',
    [unit(['01', '14', 0]), unit(['01', '07', 1], ['08', '14', 0])],
    days(['08', '14']),
  ],
  ['both are taken, one longer', [unit(['01', '10', 0]), unit(['05', '14', 0])], days(['01', '14'])],
  ['free in the middle', [unit(['01', '20', 0]), unit(['08', '14', 2])], days(['01', '07'], ['15', '20'])],
] as const)('busy days where %s', (_name, units, busy) => {
  expect(listBusy([...units])).toEqual(busy)
})
