import { isCommonWord, isEverydayWord } from '../../common-words.ts'
import { distanceKm, type LatLng } from '../../geo.ts'
import type { Entry } from './entry.ts'
import { HOME_STATE } from './home-towns.ts'
import { isOutsideName } from './outside.ts'
import { findExact, type PlaceIndex } from './place-index.ts'
import { HOME } from './rank.ts'

/** Farther away than this, a name alone means a place only where it is well known. */
const FAR_KM = 500
const WELL_KNOWN = 100_000
/** A name that no other town has, of so many people, means that town. */
const ALONE_KNOWN = 10_000
const NAMESAKE = 1000
/** Of so many people, a rarely used word may be a slip of its name. */
const GREAT_CITY = 500_000
/** The lead over the next of the name, from which on it is meant. */
const CLEAR_LEAD = 0.5

/** "Springfield", "Paris", "London": of namesakes far away none is meant without its state. */
export function isFarNamesake(
  index: PlaceIndex,
  { entry, lead }: { entry: Entry; lead: number },
  { key, near }: { key: string; near: LatLng | undefined },
): boolean {
  if (entry.local || entry.kind !== 'city' || !isFarAway(entry, near)) return false
  const least = hasNamesake(index, key, entry) ? WELL_KNOWN : ALONE_KNOWN
  return lead <= CLEAR_LEAD || entry.population < least || isOutsideName(key)
}

/** Outside the home state, and far from it and from where the search looks. */
export function isFarAway(place: LatLng & { state: string | null }, near?: LatLng): boolean {
  if (place.state === HOME_STATE) return false
  return [near ?? HOME, HOME].every((point) => distanceKm(point, place) > FAR_KM)
}

/** "taco", "cheap", "radio": a word of the dictionary is no slip of a town far away, a rare one of a great city at most ("huston"). */
export function isFarSlip(entry: Entry, typed: string, near: LatLng | undefined): boolean {
  if (!isCommonWord(typed) || entry.local || !isFarAway(entry, near)) return false
  return isEverydayWord(typed) || entry.population < GREAT_CITY
}

function hasNamesake(index: PlaceIndex, key: string, own: Entry): boolean {
  return findExact(index, key).some(
    (other) => other !== own && other.kind === 'city' && other.population >= NAMESAKE,
  )
}
