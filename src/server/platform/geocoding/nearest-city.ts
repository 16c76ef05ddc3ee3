import type { LatLng } from '#domain/geo.ts'
import { loadGazetteer } from './load-gazetteer.ts'

/** Reverse geocoding: the nearest postal city, `Boston, MA`. `undefined` away from the United States. */
export function createCityNamer(): (point: LatLng) => string | undefined {
  return loadGazetteer().findTownNear
}
