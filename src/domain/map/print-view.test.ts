import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { required } from '../required.ts'
import { fitView, isInRegion, isOnBasemap, toFrame, zoomOf } from './print-view.ts'
import { REGION_BOX } from './region.ts'
import { listPaths, listShores, project } from './shapes.ts'
import { traceLines, traceRings } from './trace.ts'

const FRAME = { width: 780, height: 440 }
const SEATTLE = { lat: 47.6, lng: -122.33 }
const DENVER = { lat: 39.74, lng: -104.99 }
const NEW_YORK = { lat: 40.7, lng: -74 }
const view = (...points: { lat: number; lng: number }[]) => required(fitView(points, FRAME))

describe('the view of a printed map', () => {
  it.each([
    ['one face in the region: its neighborhood', [SEATTLE], 12, true],
    ['two faces at one place: the same', [SEATTLE, SEATTLE], 12, true],
    ['Seattle and Tacoma', [SEATTLE, { lat: 47.25, lng: -122.44 }], 9.9, true],
    ['one elsewhere: its state, which is all that is known there', [DENVER], 7, false],
    ['a coast and the other', [SEATTLE, NEW_YORK], 4.35, false],
  ])('%s', (_, points, zoom, inRegion) => {
    expect(zoomOf(view(...points))).toBeCloseTo(zoom, 1)
    expect(isInRegion(view(...points))).toBe(inRegion)
    for (const { lat, lng } of points) {
      const { x, y } = toFrame(view(...points), project(lat, lng))
      expect(x > 40 && x < 740 && y > 40 && y < 400).toBe(true)
    }
  })

  it('is none without a point', () => expect(fitView([], FRAME)).toBeNull())

  it.each([
    [SEATTLE, true],
    [{ lat: 21.3, lng: -157.86 }, true],
    [{ lat: 51.5, lng: -0.1 }, false],
    [{ lat: -33.9, lng: 151.2 }, false],
  ])('knows where there is ground: %j %s', (point, expected) => expect(isOnBasemap(point)).toBe(expected))
})

describe('what is drawn of the bundled data', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8'))
  const region = read('puget-sound.topojson')
  const states = listPaths(read('states.topojson'), 'states')
  const land = listPaths(region, 'land')
  const shores = listShores(region, 'land', REGION_BOX)
  const pointsOf = (lines: readonly number[][]) => lines.reduce((sum, { length }) => sum + length / 2, 0)

  it.each([
    ['all of the region', [SEATTLE, { lat: 48.9, lng: -124.6 }, { lat: 46.6, lng: -121.6 }]],
    ['Puget Sound', [SEATTLE, { lat: 47.05, lng: -122.9 }, { lat: 47.98, lng: -122.2 }]],
    ['a neighborhood', [SEATTLE]],
    ['the country', [SEATTLE, NEW_YORK]],
  ])('has a bound: %s', (_, points) => {
    const shown = view(...points)
    const rings = [...traceRings(shown, land), ...traceRings(shown, states)]
    const near = rings.flat().every((px) => px >= -7 && px <= FRAME.width + 7)
    expect(near).toBe(true)
    const drawn = pointsOf(rings) + pointsOf(traceLines(shown, shores))
    expect(drawn).toBeGreaterThan(40)
    expect(drawn).toBeLessThan(9000)
  })

  it('covers the frame where there is land all around', () => {
    const rings = traceRings(view({ lat: 47.3, lng: -121.7 }), land)
    expect(rings).toHaveLength(1)
    const xs = required(rings[0]).filter((_, at) => at % 2 === 0)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-6, 786])
  })
})
