import type { Map as LeafletMap } from 'leaflet'
import { describe, expect, it } from 'vitest'
import { createBoxGrid, overlaps } from '#domain/map/box-grid.ts'
import { type Covered, getCovered, setCovered, toWorldBox } from './covered.ts'

const box = (lat: number): Covered => ({ lat, lng: -122, left: -20, top: -30, right: 20, bottom: 0 })
const map = () => {
  const fired: string[] = []
  return { fired, map: { fire: (name: string) => fired.push(name) } as unknown as LeafletMap }
}

describe('what markers cover', () => {
  it('moves names when it changes, and only then', () => {
    const { fired, map: one } = map()
    setCovered(one, [box(47)])
    setCovered(one, [box(47)])
    setCovered(one, [box(48)])
    expect(fired).toEqual(['covered', 'covered'])
    expect(getCovered(one)).toEqual([box(48)])
  })

  it('is of one map', () => {
    setCovered(map().map, [box(47)])
    expect(getCovered(map().map)).toEqual([])
  })

  it('keeps its size in pixels at every zoom', () => {
    for (const zoom of [3, 11, 18]) {
      const { left, right, top, bottom } = toWorldBox(box(47), zoom)
      expect([right - left, bottom - top]).toEqual([expect.closeTo(40, 3), expect.closeTo(30, 3)])
    }
  })

  it('doubles its distance with every zoom', () => {
    const apart = (zoom: number) => toWorldBox(box(47), zoom).top - toWorldBox(box(48), zoom).top
    expect(apart(10) / apart(9)).toBeCloseTo(2, 6)
  })
})

describe('room for a name', () => {
  const at = (left: number, top: number, size = 10) => ({ left, top, right: left + size, bottom: top + size })

  it.each([
    ['beside', at(10, 0), false],
    ['below', at(0, 10), false],
    ['upon', at(5, 5), true],
    ['within', at(2, 2, 3), true],
    ['far away', at(500, 500), false],
  ])('%s another one: overlaps %s', (_where, other, expected) => {
    expect(overlaps(at(0, 0), other)).toBe(expected)
    expect(overlaps(other, at(0, 0))).toBe(expected)
  })

  it('is found by the neighbours alone, across cells and below zero', () => {
    const grid = createBoxGrid([at(120, 120, 20), at(-300, -300, 400)])
    expect(grid.isFree(at(125, 100))).toBe(true)
    expect(grid.isFree(at(135, 135))).toBe(false)
    expect(grid.isFree(at(-200, -200))).toBe(false)
    grid.add(at(600, 600))
    expect(grid.isFree(at(605, 605))).toBe(false)
  })

  it('agrees with looking at every box', () => {
    const boxes = Array.from({ length: 60 }, (_, i) => at((i * 97) % 700, (i * 61) % 500, 10 + (i % 7) * 20))
    const grid = createBoxGrid(boxes)
    for (let i = 0; i < 200; i++) {
      const asked = at((i * 53) % 700, (i * 29) % 500, 5 + (i % 5) * 30)
      expect(grid.isFree(asked)).toBe(!boxes.some((one) => overlaps(asked, one)))
    }
  })
})
