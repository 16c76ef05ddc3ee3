import { describe, expect, it } from 'vitest'
import { buildSpace, createRandom } from '#test/support/discovery/build-spaces.ts'
import { buildIndex } from './search-index.ts'

const PRICES = [
  0, 1, 99, 100, 101, 999, 1000, 1001, 1499, 1500, 1501, 9800, 9899, 9900, 9901, 10_155, 10_156, 2_000_000,
]

const RENT = { lat: 47.5, lng: -122.4, interval: 'month', listingType: 'rent' } as const

/** A market with these prices, all in one whole block. */
function buildMarket() {
  const random = createRandom(5)
  return buildIndex(
    PRICES.map((price, i) => ({ ...buildSpace(i + 1, 'city', random), ...RENT, price })),
    64,
  )
}

describe('price bounds evaluated on slices', () => {
  const index = buildMarket()

  it('match exactly the prices within any bounds', () => {
    for (const priceMin of [undefined, ...PRICES]) {
      for (const priceMax of [undefined, ...PRICES]) {
        if ((priceMin ?? 0) > (priceMax ?? Number.POSITIVE_INFINITY)) continue
        const asked = {
          ...(priceMin !== undefined && { priceMin }),
          ...(priceMax !== undefined && { priceMax }),
        }
        const expected = PRICES.filter(
          (price) => price >= (priceMin ?? 0) && price <= (priceMax ?? Number.POSITIVE_INFINITY),
        )
        const answer = index.search({ ...asked, per: 'month', sort: 'price-asc' })
        expect(
          answer.ids.map((id) => PRICES[id - 1]),
          `${priceMin} to ${priceMax}`,
        ).toEqual(expected)
        expect(answer.histogram?.counts.reduce((sum, count) => sum + count)).toBe(PRICES.length)
      }
    }
  })

  it('accept bounds between two dollars', () => {
    expect(index.search({ per: 'month', priceMin: 99.5, priceMax: 100.5 }).total).toBe(1)
    expect(index.search({ per: 'month', priceMin: 100.2, priceMax: 100.8 }).total).toBe(0)
  })
})
