import { describe, expect, it } from 'vitest'
import {
  countPages,
  describeChange,
  describeOccupancy,
  describeUncounted,
  nameMonths,
} from './sales-words.ts'

describe('a report of sales', () => {
  it.each([
    ['2027-01', '2027-01', 'January 2027'],
    ['2026-11', '2027-02', 'November 2026 to February 2027'],
  ])('of %s to %s is of %s', (from, to, words) => {
    expect(nameMonths({ from, to })).toBe(words)
  })

  it.each([
    [120_000, 100_000, 'Now 20% more'],
    [80_000, 100_000, 'Now 20% less'],
    [100_400, 100_000, 'As much as now'],
    [0, 100_000, 'Now 100% less'],
    [100_000, 0, 'Nothing to compare with'],
    [0, 0, 'Nothing to compare with'],
  ])('of %i cents after %i says: %s', (cents, beforeCents, words) => {
    expect(describeChange({ cents, beforeCents })).toBe(words)
  })

  it.each([
    [
      { soldDays: 1550, sellableDays: 2500 },
      { value: '62%', note: '1,550 of 2,500 days' },
    ],
    [
      { soldDays: 0, sellableDays: 31 },
      { value: '0%', note: '0 of 31 days' },
    ],
    [
      { soldDays: null, sellableDays: null },
      { value: '–', note: 'No unit could be sold' },
    ],
    [
      { soldDays: 0, sellableDays: 0 },
      { value: '–', note: 'No unit could be sold' },
    ],
  ])('with %j days is occupied %j', (days, said) => {
    expect(describeOccupancy(days)).toEqual(said)
  })

  it('counts lines without an amount', () => {
    expect(describeUncounted(1)).toMatch(/^1 line of a contract has no amount for its days/)
    expect(describeUncounted(1200)).toMatch(/^1,200 lines of contracts have no amount for their days/)
  })

  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('of %i rows has %i pages', (rows, pages) => {
    expect(countPages(rows)).toBe(pages)
  })
})
