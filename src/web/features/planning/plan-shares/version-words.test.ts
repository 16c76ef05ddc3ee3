import { expect, it } from 'vitest'
import type { PlanBodyLine } from '#domain/planning/plan-body.ts'
import { describeComparison, describeVersion, readVersionNumber } from './version-words.ts'

const line = (id: number, more: Partial<PlanBodyLine> = {}): PlanBodyLine => ({
  id,
  listingId: 10 + id,
  title: `Wall ${id}`,
  medium: 'billboard',
  place: 'Tacoma, WA',
  first: '2027-01-04',
  last: '2027-01-31',
  quantity: 1,
  totalCents: 90_000,
  ...more,
})

it('says of a version when, why and what it comes to', () => {
  const head = { version: 3, at: '2026-11-28T20:00:00Z', lines: 1, totalCents: 90_000, changes: [] }
  expect(describeVersion({ ...head, cause: 'kept' })).toBe('Nov 28, 2026, kept by hand: 1 space, $900 in all')
  expect(describeVersion({ ...head, lines: 2, cause: 'shared' })).toBe(
    'Nov 28, 2026, kept when a link was made: 2 spaces, $900 in all',
  )
})

it('says line by line what differs', () => {
  const before = { lines: [line(1), line(2), line(3)], totalCents: 270_000 }
  const after = {
    lines: [line(1), line(2, { totalCents: null }), line(4, { title: null, quantity: 2 })],
    totalCents: 180_000,
  }
  expect(describeComparison(before, after)).toEqual({
    rows: [
      {
        id: 2,
        what: 'Changed',
        title: 'Wall 2',
        before: 'Jan 4 to Jan 31, 2027, $900',
        after: 'Jan 4 to Jan 31, 2027, could not be had',
      },
      {
        id: 4,
        what: 'Added',
        title: 'A space that was not offered any more',
        before: null,
        after: 'Jan 4 to Jan 31, 2027, 2 of it, $900',
      },
      { id: 3, what: 'Taken out', title: 'Wall 3', before: 'Jan 4 to Jan 31, 2027, $900', after: null },
    ],
    same: '1 line is the same.',
    total: '$2,700 before, $1,800 after: $900 less.',
  })
  expect(describeComparison(before, before)).toEqual({
    rows: [],
    same: '3 lines are the same.',
    total: 'The total is the same: $2,700.',
  })
})

it.each([
  ['3', 3],
  ['03', undefined],
  ['x', undefined],
  [undefined, undefined],
])('reads %j of the address as %j', (text, number) => {
  expect(readVersionNumber(text)).toBe(number)
})
