import { expect, it } from 'vitest'
import { boundsAround, canFit, centerOf, formatBbox, unrollBounds, unrollLongitude } from './viewport.ts'

it('formats a viewport to about a metre and clamps it to the globe', () => {
  expect(formatBbox({ west: -122.123456, south: 47.1, east: -122, north: 47.5 })).toBe(
    '-122.12346,47.1,-122,47.5',
  )
  expect(formatBbox({ west: -200, south: -95, east: 200, north: 95 })).toBe('-180,-90,180,90')
})

it('does not zoom out to a whole country', () => {
  expect(canFit({ west: -123, south: 46.9, east: -121.8, north: 48 })).toBe(true)
  expect(canFit({ west: -123, south: 40, east: -73, north: 48 })).toBe(false)
})

it('computes the bounding box of a circle', () => {
  const box = boundsAround({ lat: 47.6, lng: -122.3 }, 10)
  expect(centerOf(box).lat).toBeCloseTo(47.6)
  expect(centerOf(box).lng).toBeCloseTo(-122.3)
  expect((box.north - box.south) * 111.2).toBeCloseTo(20)
})

it('PB-24: a view across the antimeridian has its middle there, and west above east', () => {
  const aleutians = { west: 170, south: 50, east: -170, north: 56 }
  expect(centerOf(aleutians)).toEqual({ lat: 53, lng: 180 })
  expect(centerOf({ ...aleutians, east: -160 })).toEqual({ lat: 53, lng: -175 })
  expect(unrollBounds(aleutians)).toEqual({ ...aleutians, east: 190 })
  expect(canFit({ ...aleutians, west: 175, east: -175 })).toBe(true)
  expect(formatBbox({ west: -190, south: 50, east: -170, north: 56 })).toBe('170,50,-170,56')
  expect(formatBbox({ west: 170, south: 50, east: 190, north: 56 })).toBe('170,50,-170,56')
  expect(formatBbox({ west: 190, south: 50, east: 200, north: 56 })).toBe('-170,50,-160,56')
})

it('PB-24: a pin stands in the copy of the world that the map shows', () => {
  expect(unrollLongitude(-176.65, 180)).toBeCloseTo(183.35)
  expect(unrollLongitude(175, -180)).toBeCloseTo(-185)
  expect(unrollLongitude(-122.3, -122)).toBe(-122.3)
})
