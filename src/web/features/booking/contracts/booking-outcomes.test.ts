import { expect, it } from 'vitest'
import {
  describeBooked,
  describeLooked,
  describeUndone,
  groupReasons,
  type LineOutcome,
  toBatches,
} from './booking-outcomes.ts'

const build = (outcome: LineOutcome['outcome'], over: Partial<LineOutcome> = {}) =>
  ({
    outcome,
    netCents: 90_000,
    reason: null,
    line: { client: 'Alki Coffee', unitId: 'A-1', listingId: 7, quantity: null },
    ...over,
  }) as LineOutcome

it.each([
  [[], 'None of these lines can become a booking now.'],
  [[build('books')], '1 line can become a booking, $900.00 before tax.'],
  [[build('books'), build('books'), build('booked')], '2 lines can become bookings, $1,800.00 before tax.'],
])('says what %o would be', (lines, words) => {
  expect(describeLooked(lines)).toBe(words)
})

it.each([
  [describeBooked, [build('booked')], '1 booking made.'],
  [describeBooked, [build('refused')], 'No booking was made.'],
  [describeUndone, [build('undone')], '1 booking taken back. The days are blocked for its contract again.'],
  [
    describeUndone,
    [build('undone'), build('undone'), build('refused')],
    '2 bookings taken back. The days are blocked for their contracts again.',
  ],
  [describeUndone, [build('refused')], 'No booking was taken back.'],
])('says what was done', (toWords, lines, words) => {
  expect(toWords(lines)).toBe(words)
})

it('gathers reasons, those of most lines first, with the first names', () => {
  const lines = [
    build('books'),
    build('refused', { reason: 'It ended.' }),
    ...Array.from({ length: 5 }, () => build('refused', { reason: 'It names no amount.' })),
  ]
  expect(groupReasons(lines)).toEqual([
    {
      reason: 'It names no amount.',
      count: 5,
      names: 'Alki Coffee, A-1; Alki Coffee, A-1; Alki Coffee, A-1; and 2 more',
    },
    { reason: 'It ended.', count: 1, names: 'Alki Coffee, A-1' },
  ])
})

it('cuts into batches', () => {
  expect(toBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(toBatches([], 2)).toEqual([])
})
