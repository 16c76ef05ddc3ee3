import type { Criteria } from '#domain/criteria.ts'
import { distanceKm } from '#domain/geo.ts'
import type { AssistantListing } from '../listing.ts'
import type { KnownPlace } from '../places.ts'
import { pickDiverse } from './diversity.ts'
import { satisfies, satisfiesButDates } from './hard-criteria.ts'
import { isNearInDates } from './near-dates.ts'
import { buildScorer, type MatchPart, type Scorer } from './score.ts'
import { byScore, type ScoredListing } from './scored-listing.ts'
import { meaningfulStems, weighWords, wordOverlap } from './words.ts'

export interface Match<L extends AssistantListing = AssistantListing> extends ScoredListing<L> {
  parts: MatchPart[]
}

export interface MatchOptions<L extends AssistantListing> {
  /** The place of `criteria.place`; without it only the location's text is compared. */
  place?: KnownPlace | null
  /** Text of the request beyond the criteria. */
  words?: string
  /** Semantic similarity of the request to a listing, 0–1, from the sentence model. */
  similarity?: (listing: L) => number
  /** Default 12. */
  limit?: number
}

export interface Matched<L extends AssistantListing> {
  matches: Match<L>[]
  /** Of all matching listings. */
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
  const place = options.place ?? null
  const fitting = listings.filter((listing) => isFitting(listing, criteria, place))
  const candidates = shortlist(fitting, buildScorer<L>(criteria, { place, meaning: null }))
  const scorer = buildScorer<L>(criteria, { place, meaning: meaningOf(candidates, options) })
  const scored = candidates.map((listing) => toScored(listing, scorer))
  const picked = pickDiverse(scored.sort(byScore), options.limit ?? 12)
  const near = offDates.filter((listing) => isNearMiss(listing, criteria, place))
  const withParts = (one: ScoredListing<L>) => ({ ...one, parts: scorer.parts(one.listing) })
  return {
    matches: picked.map(withParts),
    total: fitting.length,
    nearMisses: near.map((listing) => withParts(toScored(listing, scorer))).sort(byScore),
  }
}

function isNearMiss(listing: AssistantListing, criteria: Criteria, place: KnownPlace | null): boolean {
  return (
    isNearInDates(listing, criteria) && satisfiesButDates(listing, criteria) && isWithinReach(listing, place)
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

/** Counts the listings that meet the hard criteria and are within reach of the place. */
export function countFitting(
  criteria: Criteria,
  listings: readonly AssistantListing[],
  place: KnownPlace | null = null,
): number {
  let count = 0
  for (const listing of listings) count += Number(isFitting(listing, criteria, place))
  return count
}

function isFitting(listing: AssistantListing, criteria: Criteria, place: KnownPlace | null): boolean {
  return satisfies(listing, criteria) && isWithinReach(listing, place)
}

/** Search radius in kilometres around a place. */
export function reachOf(place: KnownPlace): number {
  return MAX_DISTANCE_KM + (place.radiusKm ?? (place.kind === 'state' ? 400 : 30))
}

function isWithinReach(listing: AssistantListing, place: KnownPlace | null): boolean {
  const { coordinates } = listing.location
  if (!place || !coordinates) return true
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
