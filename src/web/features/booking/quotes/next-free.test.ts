import { describe, expect, it } from 'vitest'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import { findDaysAgain, findNextFree } from './next-free.ts'

const TERMS = { earliest: '2027-01-06', latest: '2028-06-30', minDays: null, maxDays: null }
const UNIT: AvailableUnit = {
  ...{ id: 1, name: 'Face', cell: 'week', anchor: '2027-01-04', capacity: 1, periods: [] },
  rate: { cents: 10_000, per: 'week' },
  spans: [
    { first: '2027-01-04', last: '2027-01-24', free: 1 },
    { first: '2027-02-01', last: '2027-03-28', free: 1 },
  ],
}

it.each([
  [7, { from: '2027-01-11', to: '2027-01-17' }],
  [14, { from: '2027-01-11', to: '2027-01-24' }],
  // not free in a row before
  [28, { from: '2027-02-01', to: '2027-02-28' }],
  // nowhere so long: the first that is sold
  [140, { from: '2027-01-11', to: '2027-01-24' }],
])('B10: the next %i days of a space sold by the week are %j', (days, free) => {
  expect(findNextFree(UNIT, TERMS, { days, quantity: 1 })).toEqual(free)
})

it('begins on the first day that can be booked, where days are sold', () => {
  const unit = { ...UNIT, cell: 'day' } as const
  expect(findNextFree(unit, TERMS, { days: 5, quantity: 1 })).toEqual({
    from: '2027-01-06',
    to: '2027-01-10',
  })
  expect(findNextFree(unit, TERMS, { days: 20, quantity: 1 })).toEqual({
    from: '2027-02-01',
    to: '2027-02-20',
  })
  expect(findNextFree(unit, TERMS, { days: 5, quantity: 2 })).toBeNull()
})

it('is nothing where nothing is free', () => {
  expect(findNextFree({ ...UNIT, spans: [] }, TERMS, { days: 7, quantity: 1 })).toBeNull()
})

describe('again after a booking that has ended', () => {
  it.each([
    // cancelled before it began: its own days are free again
    ['2027-02-01', '2027-02-28', { from: '2027-02-01', to: '2027-02-28' }],
    ['2027-01-11', '2027-01-17', { from: '2027-01-11', to: '2027-01-17' }],
    // begun, or in the past: as long as it was
    ['2027-01-04', '2027-01-10', { from: '2027-01-11', to: '2027-01-17' }],
    ['2026-03-02', '2026-03-29', { from: '2027-02-01', to: '2027-02-28' }],
  ])('%s to %s of a space sold by the week leads to %j', (first, last, free) => {
    expect(findDaysAgain(UNIT, TERMS, { first, last, quantity: 1 })).toEqual(free)
  })

  it.each([
    ['2027-02-03', '2027-02-09', { from: '2027-02-03', to: '2027-02-09' }],
    ['2027-01-20', '2027-01-26', { from: '2027-01-06', to: '2027-01-12' }],
    ['2027-01-04', '2027-01-10', { from: '2027-01-06', to: '2027-01-12' }],
  ])('%s to %s of a space sold by the day leads to %j', (first, last, free) => {
    const unit = { ...UNIT, cell: 'day' } as const
    expect(findDaysAgain(unit, TERMS, { first, last, quantity: 1 })).toEqual(free)
  })
})
