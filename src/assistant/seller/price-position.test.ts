import { expect, it } from 'vitest'
import { MARKET } from '#test/evaluation/market.ts'
import { toMarket } from '../market.ts'
import type { SellerDraft } from './draft.ts'
import { positionPrice } from './price-position.ts'

const market = toMarket(MARKET)
const draft = (values: Partial<SellerDraft>): SellerDraft => ({
  title: 'Morning radio',
  description: 'Thirty seconds between the news and the weather.',
  adType: 'radio',
  venue: null,
  listingType: 'rent',
  price: 45,
  interval: 'month',
  location: { text: 'Seattle', coordinates: null },
  features: [],
  targetMarket: [],
  specs: [],
  audienceValue: null,
  availabilityStart: null,
  minContract: null,
  ...values,
})

it('compares a price for a time with prices for a time', () => {
  const { statistics, prices } = positionPrice(draft({ price: 900 }), market)
  expect(statistics!.count).toBeGreaterThan(3)
  expect(prices.length).toBe(statistics!.count)
})

it.each([
  { description: 'Radio spots in 98501, $45 per spot.' },
  { description: 'We ask $45/spot, ten a day at most.' },
  { specs: [{ label: 'Rate', value: '$45 a spot' }] },
  { description: 'Spots for $45 each spot.', price: null },
])('compares a price by the piece with none of them: %o', (values) => {
  const { statistics, prices, text } = positionPrice(draft(values), market)
  expect([statistics, prices]).toEqual([null, []])
  expect(text).toContain('per spot')
})

it('is not led astray by another amount', () => {
  const told = draft({ description: 'A package; single spots are $45 a spot.', price: 900 })
  expect(positionPrice(told, market).statistics).not.toBeNull()
})
