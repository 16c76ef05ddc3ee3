import type { LatLng } from '#domain/geo.ts'
import { loadGazetteer } from './load-gazetteer.ts'

/** Reverse geocoding: the nearest postal city, `Boston, MA`. `undefined` away from the United States. */
export function createCityNamer(): (point: LatLng) => string | undefined {
  return loadGazetteer().findTownNear
}

const CERTAIN = 0.9

/** Where a city lies; undefined for a name that may be another one's. Files name the same few on all their rows. */
export function createCityFinder(): (name: string) => LatLng | undefined {
  const { resolvePlace } = loadGazetteer()
  const found = new Map<string, LatLng | undefined>()
  return (name) => {
    if (found.has(name)) return found.get(name)
    const place = resolvePlace(name)
    const isCity = place !== null && place.kind === 'city' && place.confidence >= CERTAIN
    const point = isCity ? { lat: place.lat, lng: place.lng } : undefined
    found.set(name, point)
    return point
  }
}
