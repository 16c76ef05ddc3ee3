import type { LatLng } from '#domain/geo.ts'
import { loadGazetteer } from './load-gazetteer.ts'

/** Names points by the post office's city nearest to them: `Boston, MA`. `undefined` away from the United States. */
export function createCityNamer(): (point: LatLng) => string | undefined {
  return loadGazetteer().findTownNear
}
