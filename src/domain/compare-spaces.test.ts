import { expect, it } from 'vitest'
import { type ComparedSpace, compareSpaces } from './compare-spaces.ts'

const WALL: ComparedSpace = {
  adType: 'billboard',
  venue: null,
  listingType: 'rent',
  price: 100,
  interval: 'week',
  setupFee: 50,
  location: { text: 'Tacoma' },
  audience: { value: 4200, per: 'day', dailyViews: 4200, basis: 'seller-stated' },
  targetMarket: ['families'],
  features: ['high-traffic'],
  availabilityStart: '2027-01-01',
  availabilityEnd: null,
  minContract: null,
}

it('normalizes prices to 28 days and omits rows without values', () => {
  const rows = compareSpaces([WALL, { ...WALL, price: 900, interval: 'one-time', setupFee: null }])
  const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values
  expect(valuesOf('Price for 28 days')).toEqual(['$400', 'Not stated'])
  expect(valuesOf('First 28 days with setup fee')).toEqual(['$450', 'Not stated'])
  expect(valuesOf('Audience figure')?.[0]).toBe('4,200 per day (seller stated)')
  expect(valuesOf('Available')).toEqual(['From 2027-01-01', 'From 2027-01-01'])
  expect(valuesOf('Venue')).toBeUndefined()
})
