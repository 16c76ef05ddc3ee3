import type { Criteria } from '#domain/discovery/criteria.ts'
import type { Format } from '#domain/discovery/formats.ts'
import { distanceKm, type LatLng } from '#domain/geo.ts'
import type { AssistantListing } from '../listing.ts'
import type { KnownPlace } from '../places.ts'
import type { FormatPreferences } from '../understand/slots/formats.ts'
import { pickForPlaces } from './diversity.ts'
import { formatOf, isRefusedFormat, kindsBeyond, openFormats } from './format-fit.ts'
import { fitsTypes, satisfies, satisfiesButDates } from './hard-criteria.ts'
import { isNearInDates } from './near-dates.ts'
import { NEAR_PLACE, nearReachOf } from './parts.ts'
import { findServed, listRequestedPlaces, type RequestedPlace } from './requested-places.ts'
import { buildScorer, type MatchPart, type Scorer } from './score.ts'
import { byScore, type ScoredListing } from './scored-listing.ts'
import { sizeMet } from './size-fit.ts'
import { findWhereabouts, type Whereabouts } from './whereabouts.ts'
import { meaningfulStems, weighWords, wordOverlap } from './words.ts'

export interface Match<L extends AssistantListing = AssistantListing> extends ScoredListing<L> {
  parts: MatchPart[]
  /** Of the places asked for the one it is in or near; null for none. */
  serves: string | null
  /** Null where no place is asked for. */
  where: Whereabouts | null
  /** The wanted format that it is of by its own title or specifications; null for none. */
  format: Format | null
  /** The size asked for that it states; null for none. */
  size: string | null
}

export interface MatchOptions<L extends AssistantListing> {
  /** Those known of the criteria's places; of others only the location's text is compared. */
  places?: readonly KnownPlace[]
  /** Text of the request beyond the criteria. */
  words?: string
  /** Wishes narrower than a kind. */
  formats?: FormatPreferences | undefined
  /** Semantic similarity of the request to a listing, 0–1, from the sentence model. */
  similarity?: (listing: L) => number
  /** Default 12. */
  limit?: number
}

export interface Matched<L extends AssistantListing> {
  matches: Match<L>[]
  /** Of all listings that meet the limits. */
  total: number
  /** Spaces that meet all limits but the dates, and are free on some of them, best first. */
  nearMisses: Match<L>[]
}

/** Maximum distance from the requested place; farther spaces are irrelevant. */
const MAX_DISTANCE_KM = 160
const KM_PER_DEGREE = 111
const MAX_KM_PER_DEGREE = 111.7

/**
 * The listings that meet all hard criteria (price at the budget's interval, types, exclusions, listing type,
 * dates), best first, with no seller dominating. Pure and deterministic.
 */
export function match<L extends AssistantListing>(
  criteria: Criteria,
  listings: readonly L[],
  options: MatchOptions<L> = {},
): Match<L>[] {
  return matchWithTotal(criteria, listings, options).matches
}

/** As {@link match}, with the total of all matching listings, and the near misses among those that may be off in dates. */
export function matchWithTotal<L extends AssistantListing>(
  criteria: Criteria,
  listings: readonly L[],
  { offDates = [], ...options }: MatchOptions<L> & { offDates?: readonly L[] } = {},
): Matched<L> {
  const places = options.places ?? []
  const asked = listRequestedPlaces(criteria, places)
  const formats = openFormats(options.formats, criteria)
  const within = listings.filter((listing) =>
    isFitting(listing, toSpanned(criteria, listing, formats), places),
  )
  const fitting = within.filter((listing) => !isRefusedFormat(listing, formats))
  const candidates = shortlist(fitting, buildScorer<L>(criteria, { asked, meaning: null, formats }))
  const scorer = buildScorer<L>(criteria, { asked, meaning: meaningOf(candidates, options), formats })
  const scored = candidates.map((listing) => toScored(listing, scorer))
  const picked = pick(scored.sort(byScore), asked, options.limit ?? 12)
  const near = offDates.filter(
    (listing) => isNearMiss(listing, criteria, places) && !isRefusedFormat(listing, formats),
  )
  const withParts = (one: ScoredListing<L>) => ({
    ...one,
    parts: scorer.parts(one.listing),
    serves: findServed(one.listing, asked, NEAR_PLACE),
    where: findWhereabouts(one.listing, asked),
    format: formatOf(one.listing, formats),
    size: sizeMet(one.listing, formats?.sizes ?? []),
  })
  return {
    matches: picked.map(withParts),
    // of the kinds asked for: formats rank, and change no count
    total: within.filter((listing) => fitsTypes(listing, criteria)).length,
    nearMisses: near.map((listing) => withParts(toScored(listing, scorer))).sort(byScore),
  }
}

/** What is of a wanted format fits under whatever kind it is listed. */
function toSpanned(criteria: Criteria, listing: AssistantListing, formats?: FormatPreferences): Criteria {
  if (fitsTypes(listing, criteria) || formatOf(listing, formats) === null) return criteria
  return kindsBeyond(formats, criteria).includes(listing.adType) ? { ...criteria, adTypes: [] } : criteria
}

/** Each of some listings as a match, whether it meets the limits or not; in their order. */
export function scoreEach<L extends AssistantListing>(
  criteria: Criteria,
  listings: readonly L[],
  { places = [] }: Pick<MatchOptions<L>, 'places'>,
): Match<L>[] {
  const asked = listRequestedPlaces(criteria, places)
  const scorer = buildScorer<L>(criteria, { asked, meaning: null })
  return listings.map((listing) => ({
    ...toScored(listing, scorer),
    parts: scorer.parts(listing),
    serves: findServed(listing, asked, NEAR_PLACE),
    where: findWhereabouts(listing, asked),
    format: null,
    size: null,
  }))
}

function pick<L extends AssistantListing>(
  sorted: readonly ScoredListing<L>[],
  asked: readonly RequestedPlace[],
  limit: number,
): ScoredListing<L>[] {
  const serves = ({ listing }: ScoredListing<L>) =>
    asked.length > 1 ? findServed(listing, asked, NEAR_PLACE) : null
  return pickForPlaces(sorted, limit, serves)
}

function isNearMiss(listing: AssistantListing, criteria: Criteria, places: readonly KnownPlace[]): boolean {
  return (
    isNearInDates(listing, criteria) && satisfiesButDates(listing, criteria) && isWithinReach(listing, places)
  )
}

/** Number of top candidates by facts that are also compared by meaning, a tenth of a score and the costlier part. */
const SHORTLIST = 400

function shortlist<L extends AssistantListing>(fitting: readonly L[], byFacts: Scorer<L>): readonly L[] {
  if (fitting.length <= SHORTLIST || byFacts.isEmpty) return fitting
  // sorting the bare scores costs a tenth of sorting the listings
  const scores = new Float64Array(fitting.length)
  for (let i = 0; i < fitting.length; i++) scores[i] = byFacts.score(fitting[i] as L)
  const last = scores.toSorted().at(-SHORTLIST) as number
  const above = fitting.filter((_, index) => (scores[index] as number) > last)
  const ties = fitting.filter((_, index) => scores[index] === last).sort((a, b) => a.id - b.id)
  return [...above, ...ties.slice(0, SHORTLIST - above.length)]
}

function toScored<L extends AssistantListing>(listing: L, scorer: Scorer<L>): ScoredListing<L> {
  return { listing, matchScore: scorer.score(listing) }
}

/** Counts the listings that meet the hard criteria and are within reach of one of the places. */
export function countFitting(
  criteria: Criteria,
  listings: readonly AssistantListing[],
  places: readonly KnownPlace[] = [],
): number {
  let count = 0
  for (const listing of listings) count += Number(isFitting(listing, criteria, places))
  return count
}

/** Counts those that meet the hard criteria and are in or near one of the places. */
export function countNear(
  criteria: Criteria,
  listings: readonly AssistantListing[],
  places: readonly KnownPlace[],
): number {
  const isNear = ({ location: { coordinates } }: AssistantListing) =>
    coordinates !== null && places.some((place) => distanceKm(place, coordinates) <= nearReachOf(place))
  return listings.filter((listing) => satisfies(listing, criteria) && isNear(listing)).length
}

function isFitting(listing: AssistantListing, criteria: Criteria, places: readonly KnownPlace[]): boolean {
  return satisfies(listing, criteria) && isWithinReach(listing, places)
}

/** Search radius in kilometres around a place. */
export function reachOf(place: KnownPlace): number {
  return MAX_DISTANCE_KM + (place.radiusKm ?? (place.kind === 'state' ? 400 : 30))
}

function isWithinReach({ location }: AssistantListing, places: readonly KnownPlace[]): boolean {
  const { coordinates } = location
  if (places.length === 0 || !coordinates) return true
  for (const place of places) if (isReached(coordinates, place)) return true
  return false
}

function isReached(coordinates: LatLng, place: KnownPlace): boolean {
  const reachKm = reachOf(place)
  const northKm = Math.abs(place.lat - coordinates.lat) * KM_PER_DEGREE
  if (northKm > reachKm) return false
  // triangle inequality: a distance is at most its north leg plus its east leg, so near ones need no trigonometry
  if (northKm * 1.01 + Math.abs(place.lng - coordinates.lng) * MAX_KM_PER_DEGREE < reachKm) return true
  return distanceKm(place, coordinates) <= reachKm
}

/** Mean of the model's similarity and the word overlap; the overlap alone without a model. */
function meaningOf<L extends AssistantListing>(
  listings: readonly L[],
  { words = '', similarity }: MatchOptions<L>,
): ((listing: L) => number) | null {
  const weights = weighWords(meaningfulStems(words), listings)
  if (!similarity) return weights.size === 0 ? null : (listing) => wordOverlap(weights, listing)
  if (weights.size === 0) return similarity
  return (listing) => 0.5 * similarity(listing) + 0.5 * wordOverlap(weights, listing)
}
