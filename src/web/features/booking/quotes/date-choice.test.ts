import { describe, expect, it } from 'vitest'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { listStarts } from './date-choice.ts'

const TERMS = { earliest: '2026-03-03', latest: '2027-08-24', minDays: null, maxDays: null }

function unit(part: Partial<AvailableUnit>): AvailableUnit {
  return {
    id: 1,
    name: 'Face',
    cell: 'week',
    anchor: POSTING_ANCHOR,
    capacity: 8,
    rate: { cents: 100, per: 'week' },
    spans: [],
    periods: [],
    ...part,
  }
}

const weeks = unit({
  spans: [
    { first: '2026-03-02', last: '2026-03-15', free: 8 },
    { first: '2026-03-16', last: '2026-03-22', free: 2 },
    { first: '2026-03-30', last: '2026-04-05', free: 0 },
  ],
})

describe('first days of a space sold by the week', () => {
  it('begin at the first whole week that can still be booked, and end anywhere in the same free run', () => {
    expect(listStarts(weeks, TERMS, 1)).toEqual([
      {
        first: '2026-03-09',
        label: 'Mar 9, 2026',
        ends: [
          { to: '2026-03-15', label: '1 week, to Mar 15, 2026' },
          { to: '2026-03-22', label: '2 weeks, to Mar 22, 2026' },
        ],
      },
      {
        first: '2026-03-16',
        label: 'Mar 16, 2026',
        ends: [{ to: '2026-03-22', label: '1 week, to Mar 22, 2026' }],
      },
    ])
  })

  it('leave out weeks with less than is wanted', () => {
    expect(listStarts(weeks, TERMS, 3).map(({ first, ends }) => [first, ends.length])).toEqual([
      ['2026-03-09', 1],
    ])
  })

  it('keep to the shortest and the longest term', () => {
    const two = { ...TERMS, minDays: 14, maxDays: 14 }
    expect(listStarts(weeks, two, 1).map(({ first, ends }) => [first, ends.map(({ to }) => to)])).toEqual([
      ['2026-03-09', ['2026-03-22']],
    ])
  })
})

describe('issues', () => {
  const period = (id: number, first: string, part: Partial<AvailableUnit['periods'][number]> = {}) => ({
    ...{ id, first, last: first, label: '', free: 1, capacity: 2, materialDate: null, soldUntil: null },
    ...part,
  })
  const issues = unit({
    cell: 'listed',
    periods: [
      period(1, '2026-03-01'),
      period(2, '2026-04-01', { label: 'April', last: '2026-04-30' }),
      period(3, '2026-05-01'),
      period(4, '2026-06-01', { free: 0 }),
      period(5, '2026-07-01', { soldUntil: '2026-03-02' }),
    ],
  })

  it('can be taken alone or in a row, as long as each is free and still sold', () => {
    expect(listStarts(issues, TERMS, 1)).toEqual([
      {
        first: '2026-04-01',
        label: 'April, Apr 1 to Apr 30, 2026',
        ends: [
          { to: '2026-04-30', label: 'Only this one' },
          { to: '2026-05-01', label: '2 in a row' },
        ],
      },
      { first: '2026-05-01', label: 'May 1, 2026', ends: [{ to: '2026-05-01', label: 'Only this one' }] },
    ])
  })
})
