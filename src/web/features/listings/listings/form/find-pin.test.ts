import { expect, it } from 'vitest'
import type { Place } from '#contract/discovery/places.ts'
import { describePin, findPin, isAt, nameOf } from './find-pin.ts'

const FREMONT: Place = {
  name: 'Fremont',
  kind: 'neighborhood',
  landmark: null,
  parent: 'Seattle',
  state: 'WA',
  canonical: 'Fremont, Seattle, WA',
  lat: 47.6571,
  lng: -122.353,
  bounds: { west: -122.37, south: 47.64, east: -122.34, north: 47.67 },
  radiusKm: 1,
  confidence: 1,
}
const WALL: Place = { ...FREMONT, name: '3417 Fremont Ave N, Fremont', kind: 'landmark', lat: 47.6493 }
const FAR: Place = { ...FREMONT, name: 'Springfield', kind: 'city', confidence: 0.45 }

const known: Record<string, Place[]> = { Fremont: [FREMONT], Springfield: [FAR] }
const find = async (text: string) => known[text] ?? []

it('M7: says of a pin that it is the middle of a town, and not of one at its address', async () => {
  const words = { location: 'Fremont', address: '3417 Fremont Ave N' }
  expect(await findPin(words, find)).toBe(FREMONT)
  expect(describePin(FREMONT)).toBe(
    'We put the pin at the middle of Fremont: drag it to where your space is.',
  )
  const withStreets = async (text: string) => (text.startsWith('3417') ? [WALL] : find(text))
  expect(await findPin(words, withStreets)).toBe(WALL)
  expect(describePin(WALL)).toBeNull()
})

it('PB-17: places no pin by a name that may be another town’s', async () => {
  expect(await findPin({ location: 'Springfield', address: '' }, find)).toBeUndefined()
})

it('PB-20: names the town of a pasted point', () => {
  expect(nameOf({ ...WALL, canonical: '47.6493, -122.353' })).toBe('Seattle, WA')
  expect(nameOf(FREMONT)).toBe('Fremont, Seattle, WA')
})

it('knows a pin that still is where it was put', () => {
  expect(isAt(FREMONT, { lat: 47.6571, lng: -122.353 })).toBe(true)
  expect(isAt(FREMONT, { lat: 47.6572, lng: -122.353 })).toBe(false)
})
