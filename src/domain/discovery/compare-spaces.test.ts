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

it('brings prices to a month and leaves out rows without values', () => {
  const rows = compareSpaces([WALL, { ...WALL, price: 900, interval: 'one-time', setupFee: null }])
  const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values
  expect(valuesOf('Price per month')).toEqual(['$435', 'Not stated'])
  expect(valuesOf('First month with setup fee')).toEqual(['$485', 'Not stated'])
  expect(valuesOf('Audience figure')?.[0]).toBe('4,200 per day (seller stated)')
  expect(valuesOf('Available')).toEqual(['From Jan 1, 2027', 'From Jan 1, 2027'])
  expect(valuesOf('Cost per thousand')).toBeUndefined()
  expect(valuesOf('Venue')).toBeUndefined()
})

it('B19: marks the lowest cost per thousand among figures of one source', () => {
  const priced = (price: number, basis: string) => ({
    ...WALL,
    price,
    interval: 'day' as const,
    audience: { ...WALL.audience, basis },
  })
  const bestOf = (...spaces: ComparedSpace[]) =>
    compareSpaces(spaces).find(({ label }) => label === 'Cost per thousand')?.best
  expect(bestOf(priced(100, 'measured'), priced(90, 'measured'))).toEqual([1])
  expect(bestOf(priced(100, 'measured'), priced(90, 'modelled'))).toBeUndefined()
  expect(bestOf(priced(90, 'measured'), priced(90, 'measured'))).toBeUndefined()
})
