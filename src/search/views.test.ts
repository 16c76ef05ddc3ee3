import { describe, expect, it } from 'vitest'
import { buildSpace, createRandom } from '#test/support/discovery/build-spaces.ts'
import type { SpaceRow } from './query.ts'
import { buildIndex } from './search-index.ts'

const random = createRandom(3)
const spaceAt = (
  id: number,
  lat: number | null,
  lng: number | null,
  more: Partial<SpaceRow> = {},
): SpaceRow => ({
  ...buildSpace(id, 'city', random),
  lat,
  lng,
  ...more,
})
const around = (lat: number, lng: number) => ({ south: lat, west: lng, north: lat, east: lng })

describe('edge cases of views', () => {
  it('find both of two spaces at one coordinate, as a stack at every zoom', () => {
    const index = buildIndex([
      spaceAt(1, 47.6062, -122.3321),
      spaceAt(2, 47.6062, -122.3321),
      spaceAt(3, 40, -75),
    ])
    const answer = index.search({ bounds: around(47.6062, -122.3321), zoom: 22 })
    expect(answer.ids.sort()).toEqual([1, 2])
    expect(answer.clusters).toEqual([
      expect.objectContaining({ count: 2, stack: true, lat: 47.6062, lng: -122.3321 }),
    ])
    expect(answer.clusters?.[0]).not.toHaveProperty('id')
  })

  it('return a coordinate exactly as typed, with the id of the single space', () => {
    const index = buildIndex([spaceAt(7, 47.6062095, -122.3320708)])
    expect(index.search({}).clusters).toEqual([
      expect.objectContaining({ lat: 47.6062095, lng: -122.3320708, count: 1, id: 7 }),
    ])
  })

  it('cover both sides of the antimeridian, with bounds across it', () => {
    const index = buildIndex([spaceAt(1, 0, 179.5), spaceAt(2, 1, -179.5), spaceAt(3, 0, 0)])
    const answer = index.search({ bounds: { south: -10, west: 170, north: 10, east: -170 } })
    expect(answer.total).toBe(2)
    expect(answer.bounds).toEqual({ south: 0, west: 179.5, north: 1, east: -179.5 })
    expect(index.search({ near: { lat: 0, lng: 180 }, radiusKm: 60 }).ids).toEqual([1])
  })

  it('search a circle over the pole', () => {
    const index = buildIndex([spaceAt(1, 89.9, 10), spaceAt(2, 89.9, -170), spaceAt(3, 80, 10)])
    expect(index.search({ near: { lat: 89.95, lng: 10 }, radiusKm: 20 }).ids.sort()).toEqual([1, 2])
  })

  it('count spaces without coordinates in lists, never on the map', () => {
    const index = buildIndex([spaceAt(1, null, null), spaceAt(2, 47.6, -122.3)])
    const everywhere = index.search({})
    expect(everywhere.total).toBe(2)
    expect(everywhere.clusters?.map((cluster) => cluster.count)).toEqual([1])
    expect(index.search({ bounds: { south: -90, west: -180, north: 90, east: 180 } }).total).toBe(1)
    const byDistance = index.search({ near: { lat: 0, lng: 0 }, sort: 'distance' })
    expect(byDistance.ids).toEqual([2, 1])
  })

  it('handle an empty index and an empty view', () => {
    const empty = buildIndex([]).search({ bounds: around(0, 0) })
    expect(empty).toMatchObject({ total: 0, ids: [], nextCursor: null, clusters: [], bounds: null })
    expect(buildIndex([spaceAt(1, 47, -122)]).search({ bounds: around(0, 0) })).toMatchObject({ total: 0 })
  })

  it('find ferries under transit, and count them there', () => {
    const index = buildIndex([
      spaceAt(1, 47, -122, { venue: 'ferry' }),
      spaceAt(2, 47, -122, { venue: 'transit' }),
    ])
    const answer = index.search({ venues: ['transit'] })
    expect(answer.total).toBe(2)
    expect(answer.facets?.venue).toMatchObject({ transit: 2, ferry: 1 })
    expect(index.search({ venues: ['ferry'] }).total).toBe(1)
  })

  it('omit parts that were not requested', () => {
    const index = buildIndex([spaceAt(1, 47, -122)])
    const want = { page: false, facets: false, histogram: false, clusters: false }
    expect(index.search({ want })).toEqual({
      total: 1,
      ids: [],
      nextCursor: null,
      facets: null,
      histogram: null,
      saleHistogram: null,
      clusters: null,
      bounds: null,
    })
  })

  it('keep clusters stable while the map is panned', () => {
    const index = buildIndex(Array.from({ length: 500 }, (_, i) => buildSpace(i + 1, 'city', random)))
    const view = (west: number) =>
      index.search({ bounds: { south: 47.4, north: 47.8, west, east: west + 0.6 }, zoom: 11 })
    const before = view(-122.6).clusters ?? []
    const after = view(-122.58).clusters ?? []
    expect(after).toEqual(expect.arrayContaining(before.filter(({ bounds }) => bounds.west > -122.58)))
  })
})
