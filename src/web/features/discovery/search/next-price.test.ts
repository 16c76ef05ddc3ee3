import { expect, it } from 'vitest'
import { basisCents, toBoundCents } from '#domain/listings/price-basis.ts'
import { priceOf } from './next-price.ts'

const space = { price: 100, interval: 'week', listingType: 'rent', dated: null } as const

it('a limit of the next price finds the space that it was read from', () => {
  for (let price = 1; price < 200; price++) {
    const one = { ...space, price }
    const dollars = priceOf(one, 'month') ?? 0
    expect(toBoundCents(dollars)).toBeGreaterThanOrEqual(
      basisCents({ ...one, priceInterval: one.interval }, 'month'),
    )
  }
  const dated = { totalCents: 201_020 } as never
  expect(priceOf({ ...space, dated }, 'total')).toBe(2011)
})

it('is none where a space has no total', () => {
  expect(priceOf(space, 'total')).toBeNull()
})
