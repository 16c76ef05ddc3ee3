import { describe, expect, it } from 'vitest'
import { listActiveFilters, withoutFilters } from './active-filters.ts'
import { describeSearch } from './describe-search.ts'
import type { SearchState } from './search-state.ts'

const labels = (state: SearchState) => listActiveFilters(state).map((filter) => filter.label)

describe('active filters', () => {
  it('says that the default price is a filter', () => {
    expect(labels({})).toEqual(['Up to $5,000'])
    expect(labels({ priceMax: 10_000 })).toEqual([])
    expect(labels({ priceMin: 500 })).toEqual(['$500 – $5,000'])
    expect(labels({ priceMin: 500, priceMax: 10_000 })).toEqual(['From $500'])
  })

  it('names each choice and clears it alone', () => {
    const state: SearchState = {
      location: 'Tacoma',
      priceMax: 10_000,
      adType: ['print', 'social'],
      selected: 4,
    }
    expect(labels(state)).toEqual(['Print', 'Social Media'])
    expect(listActiveFilters(state)[0]!.without).toEqual({
      location: 'Tacoma',
      priceMax: 10_000,
      adType: ['social'],
    })
  })

  it('names places, distances and dates', () => {
    expect(
      labels({
        priceMax: 10_000,
        bbox: '-123,47,-122,48',
        near: '47,-122',
        radiusKm: 24,
        availableFrom: '2027-01-05',
        availableTo: '2027-02-01',
      }),
    ).toEqual(['Map area', 'Within 15 mi of you', 'Jan 5, 2027 – Feb 1, 2027'])
  })

  it('clears everything and keeps place, words and order', () => {
    const state: SearchState = {
      location: 'Tacoma',
      sort: 'newest',
      adType: ['print'],
      bbox: '-123,47,-122,48',
      zoom: 9,
    }
    expect(withoutFilters(state)).toEqual({ location: 'Tacoma', sort: 'newest', priceMax: 10_000 })
    expect(labels(withoutFilters(state))).toEqual([])
  })

  it('clears the order with the point it was measured from', () => {
    const state: SearchState = { priceMax: 10_000, near: '47,-122', radiusKm: 24, sort: 'distance' }
    expect(listActiveFilters(state)[0]!.without).toEqual({ priceMax: 10_000 })
  })
})

it('gives a place a page of its own, and filters none', () => {
  expect(describeSearch({ location: 'Tacoma WA', sort: 'newest' }).path).toBe('/?location=Tacoma+WA')
  expect(describeSearch({ adType: ['print'] }).path).toBe('/')
})
