import { type Criteria, placesOf } from '#domain/discovery/criteria.ts'
import { toShortDate } from '#domain/format-dates.ts'
import {
  AUDIENCE_LABELS,
  FEATURE_LABELS,
  TRANSIT_VENUES,
  toAudienceTag,
  VENUE_LABELS,
} from '#domain/vocabulary.ts'
import { type Say, sayIn } from '../converse/language.ts'
import type { AssistantListing } from '../listing.ts'
import type { Match } from '../match/match.ts'
import { hasFeature } from '../match/parts.ts'
import { placeOf } from '../match/strength.ts'
import { listWords, plainText } from './wording.ts'

/** Why it fits, in one line without figures: "In Fremont, within your budget, for families." Empty where nothing was asked for. */
export function presentVerdict(match: Match, criteria: Criteria): string {
  const { listing } = match
  const phrases = [
    ...placePhrase(match, criteria),
    ...budgetPhrase(listing, criteria),
    ...listingPhrase(VENUE_LABELS, metVenue(listing, criteria), 'venue: '),
    ...listingPhrase(AUDIENCE_LABELS, metAudiences(listing, criteria), 'for '),
    ...listingPhrase(FEATURE_LABELS, metFeatures(listing, criteria), ''),
  ]
  const line = phrases.join(', ')
  return line === '' ? '' : `${line[0]!.toUpperCase()}${line.slice(1)}.`
}

function placePhrase(match: Match, criteria: Criteria): string[] {
  if (criteria.place === null || match.where === null) return []
  const { isIn, of } = match.where
  return isIn ? [`in ${of}`] : [`${townOf(match.listing)}, ${sayDistance(match, criteria)}`]
}

/** "3 mi from Burien"; without a position, or a known place, only that it is not there. */
export function sayDistance({ where, parts }: Match, criteria: Criteria): string {
  if (where?.miles != null) return `${where.miles} mi from ${where.of}`
  return placeOf({ parts }) === 'far' ? `not in ${listWords(placesOf(criteria), 'or')}` : `near ${where?.of}`
}

/** Its location without the state: "Dome District, Tacoma". */
export function townOf({ location }: AssistantListing): string {
  return plainText(location.text).replace(/, [A-Z]{2}$/, '')
}

function budgetPhrase({ interval }: AssistantListing, { priceMax, interval: period }: Criteria): string[] {
  if (priceMax === null) return []
  const isUnsure = interval === 'one-time' && period !== null && period !== 'one-time'
  return [isUnsure ? 'at a one-time price' : 'within your budget']
}

function listingPhrase<K extends string>(
  labels: Record<K, string>,
  met: readonly K[],
  lead: string,
): string[] {
  return met.length === 0
    ? []
    : [
        lead +
          listWords(
            met.map((one) => labels[one].toLowerCase()),
            'and',
          ),
      ]
}

/** Of what was asked for, what the seller states. */
export function metAudiences({ targetMarket }: AssistantListing, { audiences }: Criteria) {
  const tags = new Set(targetMarket.map(toAudienceTag))
  return audiences.filter((audience) => tags.has(audience))
}

export function metVenue({ venue }: AssistantListing, { venues }: Criteria) {
  if (venue === null) return []
  return venues.includes(venue) || (venues.includes('transit') && TRANSIT_VENUES.includes(venue))
    ? [venue]
    : []
}

export function metFeatures(listing: AssistantListing, { features: asked }: Criteria) {
  return asked.filter((feature) => hasFeature(listing, feature))
}

/** What a near miss misses: "Free from Dec 7, not before." */
export function presentMiss(
  { availabilityStart: start, availabilityEnd: end }: AssistantListing,
  { availableFrom, availableTo }: Criteria,
  say: Say = sayIn('en'),
): string {
  const isLate = start !== null && start > (availableFrom ?? availableTo ?? start)
  const isOver = end !== null && end < (availableTo ?? availableFrom ?? end)
  const [from, until] = [start, end].map((day) => (day === null ? '' : toShortDate(day)))
  if (isLate && isOver)
    return say(`Free from ${from} until ${until} only.`, `Libre solo desde el ${from} hasta el ${until}.`)
  return isOver
    ? say(`Free until ${until} only.`, `Libre solo hasta el ${until}.`)
    : say(`Free from ${from}, not before.`, `Libre desde el ${from}, no antes.`)
}
