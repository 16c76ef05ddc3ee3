import { formatBudget, isPeriodOpen, priceOnBudget } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { distanceToNearest } from '#domain/geo.ts'
import { formatUsd } from '#domain/money.ts'
import type { AssistantAnswer, NearMiss } from './answer-buyer.ts'
import { type Say, sayIn } from './converse/language.ts'
import { pathOfSearch } from './converse/paths.ts'
import { describeCriteria } from './explain/describe-criteria.ts'
import { explainMatch } from './explain/explain-match.ts'
import { namesIn } from './explain/names.ts'
import { amountInSpanish, describeInSpanish } from './explain/suggest-spanish.ts'
import { presentMiss, sayDistance } from './explain/verdict.ts'
import { plainText } from './explain/wording.ts'
import type { AssistantListing } from './listing.ts'
import type { Market } from './market.ts'
import { fitsDates, fitsTypes } from './match/hard-criteria.ts'
import { type Match, scoreEach } from './match/match.ts'
import type { KnownPlace } from './places.ts'

/** A wider request, tried where nothing fits. */
export interface Wider {
  criteria: Criteria
  /** Looks as far as there is anything. */
  isAnywhere: boolean
}

/** From near to far: another price, other dates, another town, another kind. */
export function listWider(criteria: Criteria): Wider[] {
  const noPrice = { ...criteria, priceMin: null, priceMax: null, interval: null }
  const noDates = { ...noPrice, availableFrom: null, availableTo: null }
  const noTypes = { ...noDates, adTypes: [], excludedAdTypes: criteria.excludedAdTypes }
  return [
    { criteria: noPrice, isAnywhere: false },
    { criteria: noDates, isAnywhere: false },
    { criteria, isAnywhere: true },
    { criteria: noDates, isAnywhere: true },
    { criteria: noTypes, isAnywhere: true },
  ]
}

/** A place as wide as the country, so that the nearest space to it is found. */
const EVERYWHERE_KM = 5000

export function widenPlaces(places: readonly KnownPlace[]): KnownPlace[] {
  return places.map((place) => ({ ...place, radiusKm: EVERYWHERE_KM }))
}

/** So many are shown where nothing fits. */
export const SHOWN_INSTEAD = 2

interface Request {
  criteria: Criteria
  places: readonly KnownPlace[]
}

/** The answer where nothing fits: the nearest spaces with what differs, and the search to be told of. */
export function offerInstead<L extends AssistantListing>(
  answer: AssistantAnswer<L>,
  { criteria, places, nearest, isSpanish = false }: Request & { nearest: readonly L[]; isSpanish?: boolean },
  market: Market<L>,
): AssistantAnswer<L> {
  if (nearest.length === 0) return answer
  const say = sayIn(isSpanish ? 'es' : 'en')
  const { price } = namesIn(say.tongue)
  const nearMisses = scoreEach(criteria, nearest, { places }).map((match): NearMiss<L> => {
    const { listing, serves, where } = match
    // what does not fit has no score of fitting
    const shown = { listing, matchScore: 0, parts: [], serves, where, isWeak: false }
    return {
      ...shown,
      ...explainMatch(match, { criteria, market, say }),
      miss: sayDifference(match, criteria, say),
    }
  })
  const told = nearMisses.map(
    ({ listing, miss }) =>
      `${plainText(listing.title)}, ${price(listing.price, listing.interval)}, ${plainText(listing.location.text)}: ${miss}`,
  )
  return {
    ...answer,
    nearMisses,
    suggestion: say(
      `You asked for ${describeCriteria(criteria)}. No space fits that now. Nearest to it: ${told.join(' ')}`,
      `Pediste ${describeInSpanish(criteria)}. Ningún espacio cumple eso ahora. Lo más cercano: ${told.join(' ')}`,
    ),
    links: [{ text: say('Tell me when', 'Avísame'), path: pathOfSearch(criteria) }],
  }
}

/** So many of some candidates: the nearest in place, and there the least over the budget. */
export function chooseNearest<L extends AssistantListing>(
  candidates: readonly L[],
  { criteria, places }: Request,
): L[] {
  const kmOf = ({ location: { coordinates } }: L) =>
    places.length === 0 ? 0 : coordinates ? distanceToNearest(coordinates, places) : Number.MAX_VALUE
  const located = candidates.filter((listing) => kmOf(listing) < Number.MAX_VALUE)
  const near = located.filter((listing) => kmOf(listing) <= NEAR_KM)
  if (near.length > 0)
    return near
      .toSorted((a, b) => overOf(a, criteria) - overOf(b, criteria) || a.id - b.id)
      .slice(0, SHOWN_INSTEAD)
  return (located.length > 0 ? located : candidates)
    .toSorted((a, b) => kmOf(a) - kmOf(b) || a.id - b.id)
    .slice(0, SHOWN_INSTEAD)
}

const NEAR_KM = 15

/** By how much a price is outside the budget; 0 within it. */
function overOf(listing: AssistantListing, criteria: Criteria): number {
  const price = priceOnBudget(listing, criteria)
  return Math.max(0, price - (criteria.priceMax ?? price), (criteria.priceMin ?? price) - price)
}

/** Everything in which a space is not what was asked for. */
function sayDifference(match: Match, criteria: Criteria, say: Say): string {
  const { listing, where } = match
  const differences = [
    ...(fitsTypes(listing, criteria) ? [] : [sayKind(listing, criteria, say)]),
    ...(where && !where.isIn ? [sayDistance(match, criteria, say)] : []),
    ...sayPrice(listing, criteria, say),
    ...(fitsDates(listing, criteria)
      ? []
      : [
          presentMiss(listing, criteria, say)
            .replace(/\.$/, '')
            .replace(/^[FL]/, (first) => first.toLowerCase()),
        ]),
  ]
  const words = namesIn(say.tongue).all(differences)
  return `${words || say('close to what you asked', 'cerca de lo que pediste')}.`
}

function sayKind({ adType }: AssistantListing, { adTypes }: Criteria, say: Say): string {
  const { kinds, any } = namesIn(say.tongue)
  const wanted = any(adTypes.map((one) => kinds[one]))
  return say(`${kinds[adType]}, not ${wanted}`, `${kinds[adType]}, no ${wanted}`)
}

function sayPrice(listing: AssistantListing, criteria: Criteria, say: Say): string[] {
  if (overOf(listing, criteria) === 0) return []
  const { priceMax, priceMin } = criteria
  const price = priceOnBudget(listing, criteria)
  const limit = priceMax !== null && price > priceMax ? priceMax : priceMin
  if (limit === null) return []
  const amount = isPeriodOpen(criteria) ? formatUsd(limit) : formatBudget(limit, criteria)
  return [
    say(
      `${price > limit ? 'above' : 'below'} your ${amount}`,
      `por ${price > limit ? 'encima' : 'debajo'} de tus ${amountInSpanish(limit, criteria)}`,
    ),
  ]
}
