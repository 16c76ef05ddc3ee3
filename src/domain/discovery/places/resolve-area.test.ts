import { describe, expect, it } from 'vitest'
import { BOSTON, places, readPlaceTable, SEATTLE } from '#test/support/discovery/gazetteer.ts'
import { LOCAL_GROUPS } from './local-entries.ts'

const canonical = (text: string, near?: { lat: number; lng: number }) =>
  places.resolvePlace(text, { near })?.canonical ?? null

describe('resolvePlace', () => {
  it('prefers what is near the map', () => {
    expect(canonical('Des Moines', SEATTLE)).toBe('Des Moines, WA')
    expect(canonical('Portland', { lat: 43.66, lng: -70.26 })).toBe('Portland, ME')
    expect(canonical('Downtown', { lat: 47.25, lng: -122.44 })).toBe('Downtown Tacoma, Tacoma, WA')
    expect(canonical('Downtown', SEATTLE)).toBe('Downtown Seattle, Seattle, WA')
    expect(canonical('Fremont', { lat: 37.5, lng: -122 })).toBe('Fremont, CA')
    expect(canonical('Springfield', BOSTON)).toBe('Springfield, MA')
    expect(canonical('Seattle', BOSTON)).toBe('Seattle, WA')
  })

  it('reports its confidence', () => {
    const confidence = (text: string) => places.resolvePlace(text)?.confidence ?? 0
    expect(confidence('Seattle, WA')).toBe(1)
    expect(confidence('Des Moines')).toBeLessThan(0.95)
    expect(confidence('Seatle')).toBeLessThan(0.8)
    expect(confidence('123 Pike St, Seattle')).toBeLessThan(0.5)
  })

  it('gives every place an area that contains its center', () => {
    for (const text of [
      'Seattle',
      'Ballard',
      '98101',
      '59718',
      'King County',
      'WA',
      'Lumen Field',
      'Boise',
    ]) {
      const place = places.resolvePlace(text)!
      expect(place.bounds.west, text).toBeLessThan(place.lng)
      expect(place.bounds.east, text).toBeGreaterThan(place.lng)
      expect(place.bounds.south, text).toBeLessThan(place.lat)
      expect(place.bounds.north, text).toBeGreaterThan(place.lat)
    }
  })

  it('a city contains its neighborhoods, but not the next city', () => {
    const seattle = places.resolvePlace('Seattle')!
    const isIn = (text: string) => isInRing(seattle.polygon!, places.resolvePlace(text)!)
    expect(
      ['Ballard', 'SoDo', 'West Seattle', 'Northgate', 'Colman Dock', 'UW'].filter((text) => !isIn(text)),
    ).toEqual([])
    expect(['Bellevue', 'Mercer Island', 'Tukwila', 'Bainbridge Island', 'Shoreline'].filter(isIn)).toEqual(
      [],
    )
  })

  it('outlines are small enough for a search', () => {
    for (const text of ['Seattle', 'Texas', 'Rainier Valley', '98168', 'Chelan County']) {
      expect(places.resolvePlace(text)!.polygon!.length, text).toBeLessThanOrEqual(200)
    }
  })

  it('every place of the Sound resolves by its canonical name, and lies within its parent', () => {
    const lost = LOCAL_GROUPS.flatMap((group) =>
      group.places.map((place) => `${place.name}, ${group.parent}, WA`),
    ).filter((text) => canonical(text) !== text)
    expect(lost).toEqual([])
  })

  it('distinguishes WA towns in any spelling', () => {
    const cities = readPlaceTable('cities')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, state]) => state === 'WA')
    const names = cities.map(([name]) => name!)
    const single = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))
    const lost = single.filter((name) => canonical(`${name}, WA`) !== `${name}, WA`)
    expect(lost).toEqual([])
  })
})

/** Even-odd rule; the ring is `[lng, lat]`. */
function isInRing(
  ring: readonly (readonly [number, number])[],
  { lat, lng }: { lat: number; lng: number },
): boolean {
  let inside = false
  for (const [i, [x, y]] of ring.entries()) {
    const [px, py] = ring.at(i - 1)!
    if (y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside
  }
  return inside
}
