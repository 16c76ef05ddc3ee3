import { expect, it } from 'vitest'
import type { MapAnswer, SearchReading } from '#contract/discovery/search.ts'
import { listActiveFilters } from './active-filters.ts'
import { withReading } from './with-reading.ts'

const READING: SearchReading = {
  adType: ['billboard'],
  venue: [],
  audience: [],
  feature: [],
  listingType: [],
  per: null,
  priceMin: null,
  priceMax: 500,
  salePriceMin: null,
  salePriceMax: null,
  availableFrom: null,
  availableTo: null,
  words: 'brick',
  unused: ['big'],
}
const place = { canonical: 'Fremont, Seattle, WA' } as MapAnswer['place']

it('puts each part of the words into a parameter of its own, of which each can go', () => {
  const typed = { location: 'big brick fremont billboard under $500', sort: 'newest', cursor: 'x' } as const
  const read = withReading(typed, { place, others: [], reading: READING })
  expect(read).toEqual({
    location: 'Fremont, Seattle, WA',
    q: 'brick',
    adType: ['billboard'],
    priceMax: 500,
    sort: 'newest',
  })
  const chips = listActiveFilters(read).map(({ key, without }) => [key, without.adType, without.location])
  expect(chips).toContainEqual(['adType:billboard', undefined, 'Fremont, Seattle, WA'])
})

it('names every place', () => {
  const others = [{ place: { canonical: 'Kent, WA' }, outline: null }] as unknown as MapAnswer['others']
  const typed = { location: 'billboard in fremont or kent' }
  expect(withReading(typed, { place, others, reading: READING }).location).toBe(
    'Fremont, Seattle, WA or Kent, WA',
  )
})

it('leaves a place, and words alone, as they are', () => {
  const state = { location: 'Fremont' }
  expect(withReading(state, { place, others: [], reading: null })).toBe(state)
  expect(withReading(state, undefined)).toBe(state)
})
