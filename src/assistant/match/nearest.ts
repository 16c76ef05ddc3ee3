import { distanceToNearest, KM_PER_MILE, type LatLng } from '#domain/geo.ts'
import type { Market } from '../market.ts'
import type { KnownPlace } from '../places.ts'

export interface Nearest {
  /** `Olympia, WA`. */
  town: string
  miles: number
}

/** The town of the space nearest to any of the places, and how far that is; null when none has a position near a known town. */
export function findNearest(
  { candidates, findTownNear }: Pick<Market, 'candidates' | 'findTownNear'>,
  places: readonly KnownPlace[],
): Nearest | null {
  let best: { km: number; at: LatLng } | null = null
  for (const { location } of candidates) {
    if (!location.coordinates) continue
    const km = distanceToNearest(location.coordinates, places)
    if (!best || km < best.km) best = { km, at: location.coordinates }
  }
  const town = best && findTownNear(best.at)
  return best && town ? { town, miles: Math.round(best.km / KM_PER_MILE) } : null
}
