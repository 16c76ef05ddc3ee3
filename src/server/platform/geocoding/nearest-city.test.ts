import { expect, test } from 'vitest'
import { createCityNamer } from './nearest-city.ts'

const nameCity = createCityNamer()

test.each([
  ['Fenway Park', { lat: 42.346389, lng: -71.0975 }, 'Boston, MA'],
  ['Cheney Stadium', { lat: 47.2379, lng: -122.4977 }, 'Tacoma, WA'],
  ['Honolulu', { lat: 21.307, lng: -157.858 }, 'Honolulu, HI'],
  ['the Pacific', { lat: 40, lng: -140 }, undefined],
  ['Santo Domingo', { lat: 18.47, lng: -69.63 }, undefined],
])('%s', (_, point, name) => {
  expect(nameCity(point)).toBe(name)
})
