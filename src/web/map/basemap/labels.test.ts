import { describe, expect, it } from 'vitest'
import { REGION_BOX } from './basemap-data.ts'
import { type Label, listLabels, overlaps, placeLabels } from './labels.ts'
import { ROAD_LINES } from './road-lines.ts'
import { readPoints } from './roads.ts'

const ZOOM = 10
const WORLD = 256 * 2 ** ZOOM
const seattle: [string, number, number, number] = ['Seattle', 47.6062, -122.3321, 737_000]
const labels = listLabels({
  region: { type: 'Topology', objects: {}, arcs: [] },
  names: { towns: [seattle], quarters: [] },
})
const measure = ({ text, fontPx }: Label) => text.length * fontPx * 0.6
const find = (covered: Parameters<typeof placeLabels>[2]['covered']) =>
  placeLabels(labels, ZOOM, { measure, covered }).find(({ text }) => text === 'Seattle')

describe('names on the map', () => {
  const free = find([])!
  const around = (reach: number) => ({
    left: free.pointX - reach,
    right: free.pointX + reach,
    top: free.pointY - reach,
    bottom: free.pointY + reach,
  })

  it('stand at their place, above its dot', () => {
    expect(free).toMatchObject({ dot: true, centerX: free.x * WORLD })
  })

  it('make way for a marker, and are left out where there is no room', () => {
    const marker = around(25)
    const moved = find([marker])!
    expect(moved.dot).toBe(false)
    expect(overlaps(moved, marker)).toBe(false)
    expect(find([around(200)])).toBeUndefined()
  })
})

describe('the roads', () => {
  it.each(ROAD_LINES.map(([, name, points]) => [name, points] as const))(
    '%s runs within the region',
    (_, points) => {
      const { west, south, east, north } = REGION_BOX
      const given = readPoints(points)
      expect(given.length).toBeGreaterThan(1)
      for (const [lng, lat] of given) {
        expect(lat >= south && lat <= north && lng >= west && lng <= east, `${lat},${lng}`).toBe(true)
      }
      // a slip of a digit would be a leap: no two neighbours are farther apart than the points of the open country
      given.slice(1).forEach(([lng, lat], i) => {
        const [beforeLng, beforeLat] = given[i]!
        expect(Math.hypot((lng - beforeLng) * 0.68, lat - beforeLat), `${lat},${lng}`).toBeLessThan(0.35)
      })
    },
  )
})
