import { expect, it } from 'vitest'
import type { Criteria } from '#contract/discovery/assistants.ts'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'
import { toMapSearch } from './to-map-search.ts'

const JANUARY = { availableFrom: '2027-01-01', availableTo: '2027-01-31' }
const search = (part: Partial<Criteria>) => toMapSearch({ ...emptyCriteria(), ...part })

it('shows every price on the map where no amount was said', () => {
  expect(search({ place: 'Tacoma' })).toEqual({
    location: 'Tacoma',
    priceMax: PRICE_SCALES.month.max,
    view: 'map',
  })
})

it('an amount beside both days is their total, which the map compares by anyway', () => {
  const found = search({ ...JANUARY, priceMax: 2500 })
  expect(found).toMatchObject({ ...JANUARY, priceMax: 2500 })
  expect(found.per).toBeUndefined()
})

it('an amount by the week becomes one by the month, which the map compares by: 900 × 30.44 / 7, rounded up', () => {
  expect(search({ priceMax: 900, interval: 'week' })).toMatchObject({ priceMax: 3914 })
})
