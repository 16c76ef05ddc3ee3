import { describe, expect, it } from 'vitest'
import { searchDrawn, searchNear, searchPlaceFrom, searchView, searchWordsFrom } from './search-area.ts'
import type { SearchState } from './search-state.ts'

const POLYGON = '47,-122,48,-122,48,-121'
const BEFORE: SearchState = {
  ...{
    location: 'Kent',
    q: 'wall',
    bbox: '1,2,3,4',
    zoom: 9,
    near: '47,-122',
    radiusKm: 5,
    polygon: POLYGON,
  },
  ...{ adType: ['radio'], priceMax: 500, sort: 'newest', view: 'map', cursor: 'c1', selected: 7 },
} as SearchState
const KEPT = { adType: ['radio'], priceMax: 500 }

describe('a new search keeps what filters', () => {
  it('and leaves the old place, its area and its page behind', () => {
    expect(searchPlaceFrom(BEFORE, 'Tacoma')).toEqual({ ...KEPT, sort: 'newest', location: 'Tacoma' })
  })

  it('words take the place of a place', () => {
    expect(searchWordsFrom(BEFORE, 'mural')).toEqual({ ...KEPT, sort: 'newest', q: 'mural' })
  })

  it.each([
    ['a new place', searchPlaceFrom],
    ['new words', searchWordsFrom],
  ])('%s has no distances from the old one', (_what, search) => {
    expect(search({ ...BEFORE, sort: 'distance' }, 'Tacoma')).not.toHaveProperty('sort')
  })

  it('near the visitor the nearest come first', () => {
    expect(searchNear(BEFORE, '47.6,-122.3', 10)).toEqual({
      ...KEPT,
      ...{ q: 'wall', near: '47.6,-122.3', radiusKm: 10, sort: 'distance' },
    })
  })
})

describe('the map', () => {
  const viewport = { bbox: '5,6,7,8', zoom: 11 }

  it('searches where it was moved to, within a drawn area', () => {
    expect(searchView(BEFORE, viewport)).toEqual({
      ...KEPT,
      ...{ q: 'wall', sort: 'newest', view: 'map', polygon: POLYGON },
      ...viewport,
    })
  })

  it('searches a drawn area instead of the place and the view', () => {
    const { location, bbox, zoom, near, radiusKm, ...rest } = searchDrawn(BEFORE, 'other')
    expect([location, bbox, zoom, near, radiusKm]).toEqual(Array.from({ length: 5 }))
    expect(rest).toMatchObject({ ...KEPT, polygon: 'other', q: 'wall' })
  })

  it.each([
    ['a moved map', (state: SearchState) => searchView(state, viewport)],
    ['a drawn area', (state: SearchState) => searchDrawn(state, 'other')],
  ])('%s counts distances from the same point', (_what, search) => {
    expect(search({ ...BEFORE, sort: 'distance' }).near).toBe('47,-122')
    expect(search({ ...BEFORE, sort: 'newest' }).near).toBeUndefined()
  })
})
