import { describe, expect, it } from 'vitest'
import { toFilterQuery } from '#domain/discovery/search/filter-query.ts'
import { readNextCursor } from '../../../platform/next-cursor.ts'
import { toListQuery } from './to-query.ts'

describe('API query parameters', () => {
  it('filters by the default price range until it is changed', () => {
    expect(toFilterQuery({})).toEqual({ per: 'month', priceMax: '5000' })
    expect(toFilterQuery({ priceMax: 10_000 })).toEqual({ per: 'month' })
    expect(toFilterQuery({ priceMin: 100, priceMax: 9900 })).toEqual({
      per: 'month',
      priceMin: '100',
      priceMax: '9900',
    })
  })

  it('sets no highest price of its own below a least one', () => {
    expect(toFilterQuery({ priceMin: 6000 })).toEqual({ per: 'month', priceMin: '6000' })
  })

  it('bounds sale prices only where spaces for sale are asked for', () => {
    const state = { per: 'week', salePriceMax: 20_000 } as const
    expect(toFilterQuery(state)).toEqual({ per: 'week', priceMax: '1250' })
    expect(toFilterQuery({ ...state, listingType: ['sale'] })).toMatchObject({ salePriceMax: '20000' })
  })

  it('puts the place first', () => {
    expect(Object.keys(toFilterQuery({ adType: ['print'], location: 'Tacoma' }))[0]).toBe('location')
  })

  it('omits what only the screen needs', () => {
    expect(toListQuery({ priceMax: 10_000, selected: 3, view: 'map', zoom: 12, cursor: 'x' })).toEqual({
      per: 'month',
    })
  })

  it('sorts by distance only with a reference point', () => {
    expect(toListQuery({ priceMax: 10_000, sort: 'distance' })).toEqual({ per: 'month' })
    expect(toListQuery({ priceMax: 10_000, sort: 'distance', near: '47,-122' })).toEqual({
      near: '47,-122',
      per: 'month',
      sort: 'distance',
    })
  })

  it.each([
    ['</api/listings?limit=24&cursor=abc>; rel="next"', 'abc'],
    ['</api/listings?cursor=a%2Bb>; rel=next', 'a+b'],
    ['</first>; rel="first", </api/listings?cursor=z>; rel="next"', 'z'],
    ['</api/listings?cursor=abc>; rel="prev"', null],
    ['', null],
    [null, null],
  ])('reads the next cursor in %j', (link, cursor) => {
    expect(readNextCursor(link)).toBe(cursor)
  })
})
