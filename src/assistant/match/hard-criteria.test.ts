import { expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import { priceLimits } from './hard-criteria.ts'

it('names no price that the column cannot hold, whatever the budget is for', () => {
  const budget = { ...emptyCriteria(), interval: 'day' as const, priceMin: 10_000_000 }
  for (const priceMax of [null, 10_000_000])
    for (const interval of INTERVALS) {
      const { min, max } = priceLimits(interval, { ...budget, priceMax })
      expect([min, max].every((price) => Number.isInteger(price) && price < 2 ** 31)).toBe(true)
    }
  expect(priceLimits('day', { ...budget, priceMax: null }).min).toBe(10_000_000)
})
