import { describe, expect, it } from 'vitest'
import { ROAD_LINES } from '../discovery/places/data/road-lines.ts'
import { readPoints } from '../discovery/places/road-points.ts'
import { createBoxGrid, overlaps } from './box-grid.ts'
import { type Label, listLabels, placeLabels } from './map-labels.ts'
import { REGION_BOX } from './region.ts'

const ZOOM = 10
const WORLD = 256 * 2 ** ZOOM
const seattle: [string, number, number, number] = ['Seattle', 47.6062, -122.3321, 737_000]
const labels = listLabels({
  region: { type: 'Topology', objects: {}, arcs: [] },
  names: { towns: [seattle], quarters: [] },
})
const measure = ({ text, fontPx }: Label) => text.length * fontPx * 0.6
type Room = Parameters<typeof placeLabels>[2]
const find = (covered: Room['covered'], room: Pick<Room, 'shifts'> = {}) =>
  placeLabels(labels, ZOOM, { measure, covered, ...room }).find(({ text }) => text === 'Seattle')

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
    expect(find([marker], { shifts: [0, -0.5] })).toBeUndefined()
  })
})

describe('room on the map', () => {
  it('is the same whether asked of the neighbours or of every box', () => {
    const at = (i: number, times: number, most: number) => (i * times) % most
    const boxes = Array.from({ length: 400 }, (_, i) => {
      const [left, top] = [at(i, 7919, 3000) - 500, at(i, 104_729, 2000) - 300]
      return { left, top, right: left + at(i, 31, 300), bottom: top + at(i, 17, 40) }
    })
    const [covered, asked] = [boxes.slice(0, 200), boxes.slice(200)]
    const grid = createBoxGrid(covered)
    const free = asked.map((box) => !covered.some((other) => overlaps(box, other)))
    expect(asked.map(grid.isFree)).toEqual(free)
    expect(new Set(free).size).toBe(2)
  })
})

describe('the roads', () => {
  it.each(ROAD_LINES.map(([, name, points]) => [name, points] as const))(
    '%s runs within the region',
    (_, points) => {
      const { west, south, east, north } = REGION_BOX
      const given = readPoints(points)
      expect(given.length).toBeGreaterThan(1)
      for (const { lat, lng } of given) {
        expect(lat >= south && lat <= north && lng >= west && lng <= east, `${lat},${lng}`).toBe(true)
      }
      // a slip of a digit would be a leap: no two neighbors are farther apart than the points of the open country
      given.slice(1).forEach(({ lat, lng }, i) => {
        const before = given[i]!
        expect(Math.hypot((lng - before.lng) * 0.68, lat - before.lat), `${lat},${lng}`).toBeLessThan(0.35)
      })
    },
  )
})
