import { expect, it } from 'vitest'
import { INTERVALS } from '#domain/vocabulary.ts'
import { createPriceTable, toListedBounds } from './price-table.ts'

const INT_MAX = 2 ** 31 - 1

it('bounds a price that no listing can have by the highest that an integer holds', () => {
  const dear = { min: 10_000_000_00, max: 10_000_000_00 }
  const { priceMin, priceMax } = toListedBounds(createPriceTable('day'), { rent: dear, sale: dear })
  const year = INTERVALS.indexOf('year')
  expect([priceMin[year], priceMax[year]]).toEqual([INT_MAX, INT_MAX])
  expect(priceMin.every((dollars) => dollars >= 0)).toBe(true)
  const day = INTERVALS.indexOf('day')
  expect([priceMin[day], priceMax[day]]).toEqual([10_000_000, 10_000_000])
})
