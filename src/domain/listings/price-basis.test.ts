import { describe, expect, it } from 'vitest'
import type { Interval, ListingType } from '../vocabulary.ts'
import { basisCents, PRICE_SCALES, type PriceBasis, RULERS } from './price-basis.ts'

describe('prices on a ruler', () => {
  it.each<[price: number, Interval, PriceBasis, cents: number]>([
    [160, 'day', 'month', 487_040],
    [75, 'week', 'month', 32_614],
    [1720, '4-week', 'month', 186_989],
    [85, 'month', 'month', 8500],
    [1200, 'year', 'month', 10_000],
    [85, 'month', 'week', 1955],
    [160, 'day', 'day', 16_000],
    [75, 'week', 'listed', 7500],
    [900, 'one-time', 'month', 90_000],
    [900, 'one-time', 'day', 90_000],
  ])('$%i per %s is by the %s %i cents', (price, priceInterval, per, cents) => {
    expect(basisCents({ price, priceInterval, listingType: 'rent' }, per)).toBe(cents)
  })

  it('leave what is for sale as it is', () => {
    const sale: ListingType = 'sale'
    for (const per of RULERS)
      expect(basisCents({ price: 48_000, priceInterval: 'year', listingType: sale }, per)).toBe(4_800_000)
  })

  it('have scales of a hundred steps, as the kernel counts', () => {
    for (const { min, max, step } of Object.values(PRICE_SCALES)) expect((max - min) / step).toBe(100)
  })
})
