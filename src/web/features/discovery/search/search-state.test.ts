import { describe, expect, it } from 'vitest'
import { priceRange } from '#domain/discovery/search/price-range.ts'
import { parseSearch, stringifySearch } from '../../../platform/search-params.ts'
import { parseSearchState, type SearchState } from './search-state.ts'

const FULL: SearchState = {
  location: 'Capitol Hill, Seattle, WA',
  q: 'mural',
  bbox: '-122.5,47.4,-122.1,47.8',
  zoom: 12,
  near: '47.6,-122.3',
  radiusKm: 24,
  polygon: '-122.3,47.6,-122.2,47.6,-122.2,47.7',
  priceMin: 200,
  priceMax: 10_000,
  adType: ['print', 'radio'],
  audience: ['commuters'],
  listingType: ['sale'],
  feature: ['high-traffic', 'near-event-venue'],
  venue: ['ferry'],
  availableFrom: '2027-01-01',
  availableTo: '2027-03-31',
  per: 'week',
  salePriceMax: 50_000,
  sort: 'price-asc',
  selected: 12,
  view: 'map',
}

describe('search state in the URL', () => {
  it('round-trips through the URL', () => {
    expect(parseSearchState(parseSearch(stringifySearch({ ...FULL })))).toEqual(FULL)
  })

  it('parses an empty URL as the default search', () => {
    expect(parseSearchState({})).toEqual({})
    expect(priceRange({})).toEqual([0, 5000])
  })

  it('keeps numeric text as text', () => {
    expect(parseSearchState(parseSearch('?location=98101&q=662E41'))).toEqual({
      location: '98101',
      q: '662E41',
    })
  })

  it.each([
    ['bbox=1,2,3'],
    ['bbox=a,b,c,d'],
    ['bbox=-122,48,-121,47'],
    ['bbox=-222,47,-121,48'],
    ['zoom=-1'],
    ['zoom=99'],
    ['near=91,0'],
    ['radiusKm=-5'],
    ['polygon=1,2,3,4'],
    ['priceMin=abc'],
    ['priceMax=-1'],
    ['priceMax=1e99'],
    ['adType=balloon'],
    ['sort=best'],
    ['availableFrom=soon'],
    ['availableTo=2027-13-45'],
    ['selected=0'],
    ['selected=NaN'],
    ['view=list'],
    ['location=%20%20'],
    ['unknown=1'],
  ])('drops %s', (query) => {
    expect(parseSearchState(parseSearch(`?${query}`))).toEqual({})
  })

  it('keeps the known values of a list, once and in vocabulary order', () => {
    expect(parseSearchState(parseSearch('?adType=radio&adType=print,balloon&adType=radio'))).toEqual({
      adType: ['print', 'radio'],
    })
  })

  it('truncates text over the maximum length', () => {
    expect(parseSearchState({ location: 'x'.repeat(10_000) }).location).toHaveLength(200)
  })
})
