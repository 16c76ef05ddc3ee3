import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { naiveIntervals } from '#test/support/booking/naive-price.ts'
import { INTERVALS } from '../../vocabulary.ts'
import { addDays } from '../../zoned-time.ts'
import { splitTerm } from './split-term.ts'

describe('a term', () => {
  test.each([
    ['day', '2027-03-02', '2027-03-05', [4, 0, 1]],
    ['week', '2027-03-01', '2027-03-10', [1, 3, 7]],
    ['4-week', '2027-03-01', '2027-04-25', [2, 0, 28]],
    ['month', '2027-03-02', '2027-04-01', [1, 0, 30]],
    ['month', '2027-03-02', '2027-04-13', [1, 12, 30]],
    // always from the first day: January 31, February 28, March 31
    ['month', '2027-01-31', '2027-02-27', [1, 0, 31]],
    ['month', '2027-01-31', '2027-03-30', [2, 0, 30]],
    ['month', '2027-01-31', '2027-03-31', [2, 1, 30]],
    ['month', '2028-01-31', '2028-02-28', [1, 0, 31]],
    ['quarter', '2027-11-30', '2028-02-28', [1, 0, 91]],
    ['year', '2028-02-29', '2029-02-27', [1, 0, 365]],
    ['year', '2028-02-29', '2032-02-28', [4, 0, 365]],
    ['one-time', '2027-03-02', '2027-04-13', [1, 0, 1]],
  ] as const)('in %ss from %s to %s', (interval, first, last, [whole, rest, of]) => {
    expect(splitTerm(interval, first, last)).toMatchObject({ whole, rest, of })
  })

  it('has as many intervals as a calendar that is walked day by day, and never a whole one left over', () => {
    const days = fc.integer({ min: 0, max: 1500 })
    fc.assert(
      fc.property(fc.constantFrom(...INTERVALS), days, days, (interval, ahead, length) => {
        const first = addDays('2027-01-01', ahead)
        const last = addDays(first, length)
        const { whole, rest, of } = splitTerm(interval, first, last)
        expect(rest).toBeLessThan(of)
        const { n, d } = naiveIntervals(interval, first, last)
        expect(BigInt(whole * of + rest) * d).toBe(n * BigInt(of))
      }),
      { numRuns: 1000, seed: 31 },
    )
  })
})
