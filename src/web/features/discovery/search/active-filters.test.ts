import { describe, expect, it } from 'vitest'
import { listActiveFilters, withoutFilters } from './active-filters.ts'
import { describeSearch } from './describe-search.ts'
import type { SearchState } from './search-state.ts'

const labels = (state: SearchState) => listActiveFilters(state).map((filter) => filter.label)

describe('active filters', () => {
  it('shows the default price as a filter', () => {
    expect(labels({})).toEqual(['Up to $5,000/month'])
    expect(labels({ priceMax: 10_000 })).toEqual([])
    expect(labels({ priceMin: 500 })).toEqual(['$500 – $5,000/month'])
    expect(labels({ priceMin: 500, priceMax: 10_000 })).toEqual(['From $500/month'])
  })

  it('lists each choice and clears it alone', () => {
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

  it('lists places, distances and dates', () => {
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

  it('clears everything but place, text and sort order', () => {
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

  it('clears the distance order with its reference point', () => {
    const state: SearchState = { priceMax: 10_000, near: '47,-122', radiusKm: 24, sort: 'distance' }
    expect(listActiveFilters(state)[0]!.without).toEqual({ priceMax: 10_000 })
  })
})

it('gives places their own canonical page, but not filters', () => {
  expect(describeSearch({ location: 'Tacoma WA', sort: 'newest' }).path).toBe('/?location=Tacoma+WA')
  expect(describeSearch({ adType: ['print'] }).path).toBe('/')
})
