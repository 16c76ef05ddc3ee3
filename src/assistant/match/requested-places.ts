import { type Criteria, placesOf } from '#domain/discovery/criteria.ts'
import type { AssistantListing } from '../listing.ts'
import type { KnownPlace } from '../places.ts'
import { placeFit } from './parts.ts'

/** One of the places asked for; `place` is null where nobody knows it, and only the location's text is compared. */
export interface RequestedPlace {
  name: string
  place: KnownPlace | null
}

/** The places asked for, in their order, with what is known of them. */
export function listRequestedPlaces(criteria: Criteria, known: readonly KnownPlace[]): RequestedPlace[] {
  const names = placesOf(criteria)
  // each is known: what a form names in full ("Kent, WA") is then paired by its position
  if (names.length === known.length)
    return names.map((name, index) => ({ name, place: known[index] as KnownPlace }))
  return names.map((name) => ({ name, place: known.find((place) => isNamed(place, name)) ?? null }))
}

function isNamed(place: KnownPlace, name: string): boolean {
  return name === place.name || name.startsWith(`${place.name},`)
}

/** 0–1: how well a space is in the place it serves best. */
export function bestPlaceFit(listing: AssistantListing, asked: readonly RequestedPlace[]): number {
  let best = 0
  for (const { name, place } of asked) best = Math.max(best, placeFit(listing, name, place))
  return best
}

/** Of the places asked for the one that a space serves best, where the fit is `least` at least; else null. */
export function findServed(
  listing: AssistantListing,
  asked: readonly RequestedPlace[],
  least: number,
): string | null {
  const best = bestPlaceFit(listing, asked)
  if (best < least) return null
  return asked.find(({ name, place }) => placeFit(listing, name, place) === best)?.name ?? null
}
