import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeOverlapping } from './merge-overlapping.ts'
import type { Cluster } from './pin-price.ts'

function build(lat: number, lng: number, count = 2): Cluster {
  return {
    lat,
    lng,
    count,
    minPrice: 100 * count,
    maxPrice: 200 * count,
    bounds: { west: lng, south: lat, east: lng, north: lat },
  }
}

describe('clusters that overlap on the map', () => {
  it('merge at the position of the larger one, with all their bounds and prices', () => {
    const [one, ...others] = mergeOverlapping([build(47.61, -122.33), build(47.6, -122.34, 9)], 9)
    expect(others).toEqual([])
    expect(one).toEqual({
      lat: 47.6,
      lng: -122.34,
      count: 11,
      minPrice: 200,
      maxPrice: 1800,
      bounds: { west: -122.34, south: 47.6, east: -122.33, north: 47.61 },
    })
  })

  it('stay apart, as the same array, when they do not overlap', () => {
    const given = [build(47.61, -122.33), build(47.6, -122.34, 9)]
    expect(mergeOverlapping(given, 15)).toBe(given)
  })

  it('keep the total, do not mutate the input, and no longer overlap', () => {
    const cluster = fc
      .record({ lat: fc.double({ min: -85, max: 85, noNaN: true }), count: fc.integer({ min: 1, max: 50 }) })
      .chain(({ lat, count }) =>
        fc.double({ min: -180, max: 180, noNaN: true }).map((lng) => build(lat, lng, count)),
      )
    fc.assert(
      fc.property(fc.array(cluster, { maxLength: 60 }), fc.integer({ min: 0, max: 8 }), (clusters, zoom) => {
        const before = structuredClone(clusters)
        const merged = mergeOverlapping(clusters, zoom)
        expect(clusters).toEqual(before)
        const sum = (list: readonly Cluster[]) => list.reduce((total, { count }) => total + count, 0)
        expect(sum(merged)).toBe(sum(clusters))
        expect(mergeOverlapping(merged, zoom)).toBe(merged)
      }),
      { numRuns: 300 },
    )
  })
})
