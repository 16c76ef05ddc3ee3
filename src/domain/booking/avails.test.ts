import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '../dates.ts'
import {
  AVAILS_TAKEN,
  type AvailsBy,
  type AvailsUnit,
  clampAvailsFrom,
  createAvailsFold,
  listAvailsColumns,
  stateOf,
} from './avails.ts'
import type { Days } from './cells.ts'

const START = toDayNumber('2026-11-30')

/** Each day by itself: what is sold of it, and what takes it. */
function foldByDay(columns: readonly Days[], { open, capacity, periods, claims }: AvailsUnit): string {
  const holds = ({ first, last }: { first: number; last: number }, day: number) => first <= day && day <= last
  return columns
    .map(({ first, last }) => {
      let [all, taken, rank] = [0, 0, -1]
      for (let day = toDayNumber(first); day <= toDayNumber(last); day++) {
        if (!holds(open, day)) continue
        all += (periods ?? [{ ...open, capacity }])
          .filter((period) => holds(period, day))
          .reduce((sum, period) => sum + period.capacity, 0)
        for (const claim of claims.filter((one) => holds(one, day))) {
          taken += claim.quantity
          rank = Math.max(rank, AVAILS_TAKEN.indexOf(claim.kind))
        }
      }
      if (all === 0) return '-'
      const letter = AVAILS_TAKEN[rank]
      if (taken === 0 || letter === undefined) return '.'
      return taken >= all ? letter : letter.toUpperCase()
    })
    .join('')
}

const span = fc
  .tuple(fc.integer({ min: -40, max: 800 }), fc.integer({ min: 0, max: 200 }))
  .map(([first, days]) => ({ first: START + first, last: START + first + days }))
const unit: fc.Arbitrary<AvailsUnit> = fc.record({
  open: span,
  capacity: fc.integer({ min: 1, max: 4 }),
  periods: fc.option(
    fc.array(
      fc.tuple(span, fc.integer({ min: 1, max: 3 })).map(([days, capacity]) => ({ ...days, capacity })),
      { maxLength: 4 },
    ),
  ),
  claims: fc
    .array(
      fc.record({
        kind: fc.constantFrom(...AVAILS_TAKEN),
        quantity: fc.integer({ min: 1, max: 3 }),
        days: span,
      }),
      { maxLength: 6 },
    )
    .map((claims) => claims.map(({ days, ...claim }) => ({ ...claim, ...days }))),
})

describe('the letters of a face', () => {
  it.each(['period', 'week', 'day'] as const)('are what each day says, by %s', (by) => {
    const columns = listAvailsColumns(by, '2026-12-05')
    const fold = createAvailsFold(columns)
    fc.assert(
      fc.property(unit, (given) => {
        expect(fold(given)).toBe(foldByDay(columns, given))
      }),
      { numRuns: 60 },
    )
  })

  it('tell the strongest of what takes a cell, and whether part is left', () => {
    const columns = listAvailsColumns('week', '2026-11-30')
    const day = (n: number) => START + n
    const cells = createAvailsFold(columns)({
      open: { first: day(0), last: day(34) },
      capacity: 1,
      periods: null,
      claims: [
        { first: day(7), last: day(13), quantity: 1, kind: 'b' },
        { first: day(14), last: day(15), quantity: 1, kind: 'i' },
        { first: day(16), last: day(20), quantity: 1, kind: 's' },
        { first: day(21), last: day(22), quantity: 1, kind: 'h' },
      ],
    })
    expect(cells).toMatch(/^\.bsH\.-+$/)
  })
})

it.each<[AvailsBy, string, number, string, string]>([
  ['period', '2026-12-05', 26, '2026-11-30', '2026-12-27'],
  ['week', '2026-12-05', 52, '2026-11-30', '2026-12-06'],
  ['day', '2026-12-05', 92, '2026-12-05', '2026-12-05'],
])('columns by %s begin with the one that holds a day', (by, from, count, first, last) => {
  const columns = listAvailsColumns(by, from)
  expect(columns).toHaveLength(count)
  expect(columns[0]).toEqual({ first, last })
  expect(columns[1]?.first).toBe(toDate(toDayNumber(last) + 1))
})

it.each([
  [undefined, '2026-12-05'],
  ['2027-03-01', '2027-03-01'],
  ['1999-01-01', '2025-12-04'],
  ['2999-01-01', '2028-05-28'],
])('columns begin near today, whatever is asked: %s', (from, expected) => {
  expect(clampAvailsFrom(from, '2026-12-05')).toBe(expected)
})

it.each([
  ['.', { state: 'free', isPart: false }],
  ['S', { state: 'sold', isPart: true }],
  ['c', { state: 'contract', isPart: false }],
  ['-', { state: 'closed', isPart: false }],
  ['?', { state: 'closed', isPart: false }],
])('%s is read', (letter, expected) => {
  expect(stateOf(letter)).toEqual(expected)
})
