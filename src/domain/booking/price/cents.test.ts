import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  divideBy,
  formatBasisPoints,
  formatCents,
  formatPlainCents,
  formatShortCents,
  mulDiv,
  parseCents,
  portionOfEach,
  sumCents,
} from './cents.ts'

describe('cents', () => {
  test.each([
    [1, 1, 2, 1],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [999, 650, 10_000, 65],
    [0, 5, 7, 0],
    [Number.MAX_SAFE_INTEGER, 10_000, 10_000, Number.MAX_SAFE_INTEGER],
  ])('%d × %d ÷ %d is %d, half up', (a, b, d, result) => expect(mulDiv(a, b, d)).toBe(result))

  it('are refused where they would not be exact', () => {
    expect(() => mulDiv(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError)
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
  })

  it('are shared out without one too many or too few', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (all, share) => {
        const parts = portionOfEach(all, share, 10_000)
        expect(sumCents(parts)).toBe(mulDiv(sumCents(all), share, 10_000))
        expect(parts.filter((part, at) => part < 0 || part > all[at]!)).toEqual([])
      }),
    )
    expect(divideBy([28, 28, 7], 100)).toEqual([44, 45, 11])
  })

  it('are written with and without their hundredths', () => {
    expect([218_400, -21_000, 5].map(formatCents)).toEqual(['$2,184.00', '-$210.00', '$0.05'])
    expect([218_400, 218_450].map(formatShortCents)).toEqual(['$2,184', '$2,184.50'])
    expect([218_400, -21_005, 5, 0, -5].map(formatPlainCents)).toEqual([
      '2184.00',
      '-210.05',
      '0.05',
      '0.00',
      '-0.05',
    ])
    expect([650, 1035, 1500, 0].map(formatBasisPoints)).toEqual(['6.5%', '10.35%', '15%', '0%'])
  })

  test.each([
    ['500', 50_000],
    ['$1,250.5', 125_050],
    [' 0.07 ', 7],
    ['19.99', 1999],
    ['1.005', null],
    ['-5', null],
    ['five', null],
    ['', null],
    ['1e3', null],
    ['9999999999', null],
  ])('%j is typed for %j', (text, cents) => expect(parseCents(text)).toBe(cents))
})
