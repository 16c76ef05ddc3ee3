import { expect, it } from 'vitest'
import { places } from '#test/support/discovery/gazetteer.ts'

it('spreads a city over its ZIPs once, whatever counties they are in', () => {
  // 98011 and 98041 are in King, 98012 and 98021 in Snohomish
  const bothell = places.resolvePlace('Bothell, WA')?.population ?? 0
  expect(bothell).toBeGreaterThan(20_000)
  const found = ['98011', '98041', '98012', '98021'].map((code) => {
    const { lat = 0, lng = 0 } = places.resolvePlace(code) ?? {}
    const near = 0.0001
    return places.listZipPeople({ west: lng - near, south: lat - near, east: lng + near, north: lat + near })
  })
  expect(found.map((points) => points.length)).toEqual([1, 1, 1, 1])
  expect(found.flat().reduce((sum, { people }) => sum + people, 0)).toBeCloseTo(bothell, 3)
})

it('has somebody wherever there is a ZIP', () => {
  const all = places.listZipPeople({ west: -125, south: 45.5, east: -116.9, north: 49 })
  expect(all.length).toBeGreaterThan(500)
  expect(all.every(({ people }) => people >= 1)).toBe(true)
})
