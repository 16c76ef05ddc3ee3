import { describe, expect, it } from 'vitest'
import type { SearchQuery } from './query.ts'
import { buildIndex } from './search-index.ts'

const square = [
  { lat: 47, lng: -123 },
  { lat: 47, lng: -122 },
  { lat: 48, lng: -122 },
  { lat: 48, lng: -123 },
]
const bowTie = [square[0], square[2], square[1], square[3]]
const globe = { south: -90, west: -180, north: 90, east: 180 }

describe('an invalid search', () => {
  it.each<[string, unknown]>([
    ['bounds', { bounds: { ...globe, south: Number.NaN } }],
    ['bounds', { bounds: { ...globe, south: 10, north: 5 } }],
    ['bounds', { bounds: { ...globe, east: 181 } }],
    ['bounds', { bounds: { ...globe, north: Number.POSITIVE_INFINITY } }],
    ['near', { near: { lat: 91, lng: 0 } }],
    ['near', { near: { lat: 0, lng: Number.NaN } }],
    ['radiusKm', { near: { lat: 0, lng: 0 }, radiusKm: -1 }],
    ['radiusKm', { near: { lat: 0, lng: 0 }, radiusKm: Number.NaN }],
    ['radiusKm', { radiusKm: 5 }],
    ['polygon', { polygon: square.slice(0, 2) }],
    ['polygon', { polygon: Array.from({ length: 10_000 }, () => square[0]) }],
    ['polygon', { polygon: [...square, { lat: Number.NaN, lng: 0 }] }],
    ['polygon', { polygon: bowTie }],
    ['anyOf', { anyOf: Array.from({ length: 5 }, () => ({ bounds: globe })) }],
    ['anyOf', { anyOf: [{}] }],
    ['anyOf', { anyOf: [{ bounds: globe, polygon: square }] }],
    ['radiusKm', { anyOf: [{ radiusKm: 5 }] }],
    ['bounds', { anyOf: [{ bounds: { ...globe, east: 181 } }] }],
    ['polygon', { anyOf: [{ polygon: bowTie }] }],
    ['priceMin', { priceMin: -1 }],
    ['priceMax', { priceMax: Number.NaN }],
    ['priceMin', { priceMin: 500, priceMax: 100 }],
    ['adTypes', { adTypes: ['blimp'] }],
    ['venues', { venues: ['moon'] }],
    ['audiences', { audiences: ['__proto__'] }],
    ['listingTypes', { listingTypes: ['lease'] }],
    ['features', { features: ['toString'] }],
    ['availableFromDay', { availableFromDay: 30, availableToDay: 20 }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 501 }],
    ['limit', { limit: 1.5 }],
    ['zoom', { zoom: 40 }],
    ['sort', { sort: 'best' }],
    ['sort', { sort: 'distance' }],
    ['cursor', { cursor: 'nonsense' }],
  ])('is refused by the name of its field: %s', (field, query) => {
    const index = buildIndex([])
    expect(() => index.search(query as SearchQuery)).toThrow(expect.objectContaining({ field }))
  })

  it('is distinguished from one that is only unusual', () => {
    const index = buildIndex([])
    const closed = [...square, square[0]!]
    const queries: SearchQuery[] = [
      {},
      { bounds: globe },
      { polygon: closed },
      { bounds: { ...globe, west: 170, east: -170 } },
    ]
    for (const query of queries) expect(index.search(query).total).toBe(0)
  })
})
