import { expect, it } from 'vitest'
import { toStatedLimit } from '#domain/discovery/search/price-range.ts'
import { PRICE_SCALES, SALE_SCALE } from '#domain/listings/price-basis.ts'
import { formatEnd, withRents, withSalePrices } from './set-prices.ts'

it('keeps a limit beyond the scale of sale prices when its other thumb is moved', () => {
  const state = { listingType: ['sale' as const], salePriceMax: 150_000 }
  expect(withSalePrices(state, [20_000, 150_000])).toEqual({ ...state, salePriceMin: 20_000 })
  expect(withSalePrices(state, [0, SALE_SCALE.max])).toEqual({ listingType: ['sale'] })
})

it('writes the end of the scale of rents, as without it a search is limited', () => {
  expect(withRents({ priceMin: 100, selected: 3 }, [0, 10_000])).toEqual({ priceMax: 10_000 })
  expect(withRents({ priceMax: 10_000 }, [200, 5000])).toEqual({ priceMin: 200 })
})

it('says what a thumb at the end of the scale stands for', () => {
  const scale = PRICE_SCALES.month
  expect(formatEnd(400, { scale, range: [0, 15_000] })).toBe('$400')
  expect(formatEnd(10_000, { scale, range: [0, 10_000] })).toBe('$10,000+')
  expect(formatEnd(10_000, { scale, range: [0, 15_000] })).toBe('$15,000')
  expect(formatEnd(10_000, { scale, range: [0, toStatedLimit(10_000, scale)] })).toBe('$10,000')
})
