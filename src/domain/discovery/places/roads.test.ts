import { describe, expect, it } from 'vitest'
import { distanceKm, KM_PER_MILE, type LatLng } from '../../geo.ts'
import { LIMITS } from '../../limits.ts'
import { sampleLine } from './corridor.ts'
import { ROAD_LINES } from './data/road-lines.ts'
import { readPoints } from './road-points.ts'
import { parseRoad, placeAlong } from './roads.ts'
import type { ResolvedPlace, Ring } from './types.ts'

describe('roads in words', () => {
  it.each([
    ['I-5', 'I-5', ''],
    ['i5', 'I-5', ''],
    ['interstate 90', 'I-90', ''],
    ['billboards along I-5 in Tacoma', 'I-5', 'billboards in Tacoma'],
    ['Highway 99, Shoreline', 'SR-99', 'Shoreline'],
    ['SR 520 digital', 'SR-520', 'digital'],
    ['state route 16', 'SR-16', ''],
    ['US-2 near Monroe', 'US-2', 'near Monroe'],
    ['bulletin facing the 405', null, ''],
    ['I-10 Phoenix', null, ''],
    ['wifi5', null, ''],
    ['mini 5', null, ''],
    ['hi-5 studios', null, ''],
    ['', null, ''],
  ])('%s', (text, name, rest) => {
    expect(parseRoad(text)).toEqual(name === null ? null : { name, rest })
  })
})

const linesOf = (name: string) =>
  ROAD_LINES.filter((line) => line[1] === name).map(([, , points]) => readPoints(points))

/** Even-odd, as the search kernel reads outlines. */
function isIn(ring: Ring, { lat, lng }: LatLng): boolean {
  let inside = false
  ring.forEach(([lngA, latA], i) => {
    const [lngB, latB] = ring[(i + 1) % ring.length]!
    if (latA > lat !== latB > lat && lng < lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA))
      inside = !inside
  })
  return inside
}

const TACOMA = {
  name: 'Tacoma',
  kind: 'city',
  parent: null,
  canonical: 'Tacoma, WA',
  lat: 47.2529,
  lng: -122.4443,
  bounds: { west: -122.55, south: 47.18, east: -122.36, north: 47.32 },
} as ResolvedPlace

describe('what lies along a road', () => {
  const names = [...new Set(ROAD_LINES.filter(([kind]) => kind !== 'street').map(([, name]) => name))]

  it.each(names.filter((name) => name !== 'US-101'))('%s has an outline around all of its points', (name) => {
    for (const miles of [1, 2, 5]) {
      const { polygon } = placeAlong(name, null, miles)!
      expect(polygon!.length).toBeLessThanOrEqual(LIMITS.polygonPoints)
      const points = linesOf(name).flatMap((line) => sampleLine(line, 1))
      expect(points.filter((point) => !isIn(polygon!, point))).toEqual([])
    }
  })

  it('a road around the peninsula has none: its inside lies beside nothing', () => {
    expect(placeAlong('US-101', null, 1)).toBeNull()
  })

  it('of a part in a town, the outline keeps its distance on both sides', () => {
    const { polygon, parent, canonical, lat, lng } = placeAlong('I-5', TACOMA, 1)!
    expect({ parent, canonical }).toEqual({ parent: 'Tacoma', canonical: 'I-5, Tacoma, WA' })
    expect(isIn(polygon!, { lat, lng })).toBe(true)
    const road = linesOf('I-5').flatMap((line) => sampleLine(line, 0.1))
    const wrong: string[] = []
    for (let north = 47.19; north < 47.26; north += 0.004)
      for (let east = -122.54; east < -122.38; east += 0.004) {
        const point = { lat: north, lng: east }
        const miles = Math.min(...road.map((one) => distanceKm(one, point))) / KM_PER_MILE
        const inside = isIn(polygon!, point)
        if (inside ? miles > 1.15 : miles < 0.85)
          wrong.push(`${north.toFixed(3)},${east.toFixed(3)} ${miles}`)
      }
    expect(wrong).toEqual([])
  })

  it('a town that it does not touch has none', () => {
    const yakima = { ...TACOMA, bounds: { west: -120.6, south: 46.5, east: -120.4, north: 46.7 } }
    expect(placeAlong('I-5', yakima, 1)).toBeNull()
  })
})
