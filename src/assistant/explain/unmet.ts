import { type Criteria, placesOf } from '#domain/discovery/criteria.ts'
import { distanceToNearest } from '#domain/geo.ts'
import { formatPrice } from '#domain/money.ts'
import { AUDIENCE_LABELS, FEATURE_LABELS, VENUE_LABELS } from '#domain/vocabulary.ts'
import type { AssistantListing } from '../listing.ts'
import type { Match } from '../match/match.ts'
import type { KnownPlace } from '../places.ts'
import { metAudiences, metFeatures, metVenue, sayDistance, townOf } from './verdict.ts'
import { listWords, plainText } from './wording.ts'

/** Wishes that rank and exclude nothing: nobody sees from a list that none was met. */
const TOP = 3

/** Which wishes none of the first matches meets, said before anything else; empty where each is met. */
export function unmetSentences(
  criteria: Criteria,
  matches: readonly Match[],
  nearest: Match | null,
): string[] {
  if (matches.length === 0) return []
  const top = matches.slice(0, TOP)
  const none = (meets: (listing: AssistantListing) => boolean) => !top.some(({ listing }) => meets(listing))
  const lead = top.length === 1 ? 'The one that fits does not' : 'None of those shown first'
  const venue = listWords(
    criteria.venues.map((one) => VENUE_LABELS[one].toLowerCase()),
    'or',
  )
  return [
    ...(criteria.venues.length > 0 && none((listing) => metVenue(listing, criteria).length > 0)
      ? [
          `${lead} ${verb(top, 'stand in a', 'stands in a')} ${venue} venue.`,
          ...nearestSentence(nearest, criteria),
        ]
      : []),
    ...unmetNames(
      criteria,
      none,
      (names) => `${lead} ${verb(top, 'name', 'names')} ${names} as its audience.`,
    ),
    ...unmetFeatures(criteria, matches, none, (names) => `${lead} ${verb(top, 'state', 'states')} ${names}.`),
  ]
}

function verb(top: readonly Match[], one: string, none: string): string {
  return top.length === 1 ? one : none
}

type None = (meets: (listing: AssistantListing) => boolean) => boolean

function unmetNames(criteria: Criteria, none: None, say: (names: string) => string): string[] {
  const unmet = criteria.audiences.filter((audience) =>
    none((listing) => metAudiences(listing, criteria).includes(audience)),
  )
  return unmet.length === 0 ? [] : [say(listWords(lower(AUDIENCE_LABELS, unmet), 'or'))]
}

function unmetFeatures(
  criteria: Criteria,
  matches: readonly Match[],
  none: None,
  say: (names: string) => string,
): string[] {
  const unmet = criteria.features.filter((feature) =>
    none((listing) => metFeatures(listing, criteria).includes(feature)),
  )
  if (unmet.length === 0) return []
  const names = listWords(lower(FEATURE_LABELS, unmet), 'or')
  if (matches.every(({ listing }) => listing.adType === 'radio') && !unmet.includes('near-event-venue'))
    return [`Radio is heard, not seen: ${names} says nothing about it, and was not counted.`]
  return [say(names)]
}

function nearestSentence(nearest: Match | null, criteria: Criteria): string[] {
  if (!nearest) return []
  const { listing } = nearest
  const far = criteria.place === null ? '' : `, ${sayDistance(nearest, criteria)}`
  return [
    `The nearest that does: ${plainText(listing.title)}, ${formatPrice(listing.price, listing.interval)}, ${townOf(listing)}${far}.`,
  ]
}

/** Of what meets the limits, the space nearest to the places that stands where it was asked for. */
export function findNearestInVenue<L extends AssistantListing>(
  criteria: Criteria,
  listings: readonly L[],
  places: readonly KnownPlace[],
): L | null {
  if (criteria.venues.length === 0 || placesOf(criteria).length === 0) return null
  let best: { km: number; listing: L } | null = null
  for (const listing of listings) {
    const { coordinates } = listing.location
    if (!coordinates || metVenue(listing, criteria).length === 0) continue
    const km = distanceToNearest(coordinates, places)
    if (!best || km < best.km) best = { km, listing }
  }
  return best && Number.isFinite(best.km) ? best.listing : null
}

function lower<K extends string>(labels: Record<K, string>, ids: readonly K[]): string[] {
  return ids.map((id) => labels[id].toLowerCase())
}
