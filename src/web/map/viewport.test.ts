import { expect, it } from 'vitest'
import { boundsAround, canFit, centerOf, formatBbox } from './viewport.ts'

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
