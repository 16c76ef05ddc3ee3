import { distanceKm, KM_PER_MILE } from '#domain/geo.ts'
import type { AssistantListing } from '../listing.ts'
import type { KnownPlace } from '../places.ts'

export interface Nearest {
  /** `Olympia`. */
  town: string
  miles: number
}

/** The town of the space nearest to a place, and how far that is; null when none has a position. */
export function findNearest(listings: readonly AssistantListing[], place: KnownPlace): Nearest | null {
  let best: { km: number; listing: AssistantListing } | null = null
  for (const listing of listings) {
    const { coordinates } = listing.location
    if (!coordinates) continue
    const km = distanceKm(place, coordinates)
    if (!best || km < best.km) best = { km, listing }
  }
  return best && { town: townOf(best.listing.location.text), miles: Math.round(best.km / KM_PER_MILE) }
}

/** "Westside, Olympia, WA" is in Olympia. */
function townOf(text: string): string {
  const parts = text.split(',').map((part) => part.trim())
  const named = parts.filter((part) => part !== '' && !/^[A-Z]{2}( \d{5})?$/.test(part))
  return named.at(-1) ?? text
}
