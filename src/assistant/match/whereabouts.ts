import { distanceKm, KM_PER_MILE } from '#domain/geo.ts'
import type { AssistantListing } from '../listing.ts'
import type { KnownPlace } from '../places.ts'
import { radiusOf } from './parts.ts'
import type { RequestedPlace } from './requested-places.ts'

/** Where a space stands, told of the nearest place asked for. */
export interface Whereabouts {
  of: string
  /** Its own location names the place: nearness does not make it one. */
  isIn: boolean
  /** Whole miles to the place's middle, 1 at least; null where either is not on the map. */
  miles: number | null
}

const REGIONS: ReadonlySet<KnownPlace['kind']> = new Set(['state', 'county', 'area'])

/** Null where no place is asked for. */
export function findWhereabouts(
  listing: AssistantListing,
  asked: readonly RequestedPlace[],
): Whereabouts | null {
  const told = asked.map((one) => sayPlace(listing, one))
  const inside = told.find(({ isIn }) => isIn)
  if (inside) return inside
  return told.sort((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity))[0] ?? null
}

function sayPlace({ location }: AssistantListing, { name, place }: RequestedPlace): Whereabouts {
  const km = place && location.coordinates ? distanceKm(place, location.coordinates) : null
  const isWithin = place !== null && km !== null && REGIONS.has(place.kind) && km <= radiusOf(place)
  return {
    of: name,
    isIn: isWithin || isNamed(location.text, name),
    miles: km === null ? null : Math.max(1, Math.round(km / KM_PER_MILE)),
  }
}

/** "Dome District, Tacoma, WA" is in Tacoma, "Seattle-Tacoma Airport, SeaTac, WA" is not. */
function isNamed(text: string, name: string): boolean {
  const wanted = name.toLowerCase().split(',')[0]?.trim() ?? ''
  return text
    .toLowerCase()
    .split(/[,/·|(]/)
    .map((part) => part.replace(/[).]/g, '').trim())
    .some((part) => part === wanted || part.endsWith(` ${wanted}`))
}
