import { type Criteria, placesOf } from '#domain/discovery/criteria.ts'
import { TRANSIT_VENUES, toAudienceTag } from '#domain/vocabulary.ts'
import { type Say, sayIn } from '../converse/language.ts'
import type { AssistantListing } from '../listing.ts'
import type { Match } from '../match/match.ts'
import { hasFeature } from '../match/parts.ts'
import { placeOf } from '../match/strength.ts'
import { namesIn } from './names.ts'
import { plainText } from './wording.ts'

/** Why it fits, in one line without figures: "In Fremont, within your budget, for families." Empty where nothing was asked for. */
export function presentVerdict(match: Match, criteria: Criteria, say: Say = sayIn('en')): string {
  const { listing } = match
  const { all, venues, audiences, features } = namesIn(say.tongue)
  const listed = <K extends string>(names: Record<K, string>, met: readonly K[], lead: string) =>
    met.length === 0 ? [] : [lead + all(met.map((one) => names[one]))]
  const phrases = [
    ...placePhrase(match, criteria, say),
    ...budgetPhrase(listing, criteria, say),
    ...listed(venues, metVenue(listing, criteria), say('venue: ', 'local: ')),
    ...listed(audiences, metAudiences(listing, criteria), say('for ', 'para ')),
    ...listed(features, metFeatures(listing, criteria), ''),
  ]
  const line = phrases.join(', ')
  return line === '' ? '' : `${line[0]!.toUpperCase()}${line.slice(1)}.`
}

function placePhrase(match: Match, criteria: Criteria, say: Say): string[] {
  if (criteria.place === null || match.where === null) return []
  const { isIn, of } = match.where
  return isIn
    ? [say(`in ${of}`, `en ${of}`)]
    : [`${townOf(match.listing)}, ${sayDistance(match, criteria, say)}`]
}

/** "3 mi from Burien"; without a position, or a known place, only that it is not there. */
export function sayDistance({ where, parts }: Match, criteria: Criteria, say: Say = sayIn('en')): string {
  const { any } = namesIn(say.tongue)
  if (where?.miles != null)
    return say(`${where.miles} mi from ${where.of}`, `a ${where.miles} mi de ${where.of}`)
  const places = any(placesOf(criteria))
  return placeOf({ parts }) === 'far'
    ? say(`not in ${places}`, `no en ${places}`)
    : say(`near ${where?.of}`, `cerca de ${where?.of}`)
}

/** Its location without the state: "Dome District, Tacoma". */
export function townOf({ location }: AssistantListing): string {
  return plainText(location.text).replace(/, [A-Z]{2}$/, '')
}

function budgetPhrase(
  { interval }: AssistantListing,
  { priceMax, interval: period }: Criteria,
  say: Say,
): string[] {
  if (priceMax === null) return []
  const isUnsure = interval === 'one-time' && period !== null && period !== 'one-time'
  return [
    isUnsure
      ? say('at a one-time price', 'a un precio único')
      : say('within your budget', 'dentro de tu presupuesto'),
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
  const { day: nameOf } = namesIn(say.tongue)
  const [from, until] = [start, end].map((day) => (day === null ? '' : nameOf(day)))
  if (isLate && isOver)
    return say(`Free from ${from} until ${until} only.`, `Libre solo desde el ${from} hasta el ${until}.`)
  return isOver
    ? say(`Free until ${until} only.`, `Libre solo hasta el ${until}.`)
    : say(`Free from ${from}, not before.`, `Libre desde el ${from}, no antes.`)
}
