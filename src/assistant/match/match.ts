import { distanceKm } from '#domain/geo.ts'
import type { Criteria } from '../criteria.ts'
import type { AssistantListing } from '../listing.ts'
import type { KnownPlace } from '../places.ts'
import { pickDiverse } from './diversity.ts'
import { satisfies } from './hard-criteria.ts'
import { audienceFit, availabilityFit, budgetFit, featureFit, placeFit, venueFit } from './parts.ts'
import { meaningfulStems, weighWords, wordOverlap } from './words.ts'

export type MatchPartName =
  | 'place'
  | 'budget'
  | 'audience'
  | 'medium'
  | 'venue'
  | 'features'
  | 'availability'
  | 'meaning'

/** One part of a score: `points` of at most `max`; parts nobody asked for are left out. */
export interface MatchPart {
  name: MatchPartName
  points: number
  max: number
}

export interface Match<L extends AssistantListing = AssistantListing> {
  listing: L
  /** 0–100, one decimal: the parts' points of their sum. */
  matchScore: number
  parts: MatchPart[]
}

export interface MatchOptions<L extends AssistantListing> {
  /** The place behind `criteria.place`; without it only the location's words count. */
  place?: KnownPlace | null
  /** Words of the request beyond the criteria. */
  words?: string
  /** 0–1 likeness of the request's meaning to a listing's, from the sentence model. */
  similarity?: (listing: L) => number
  /** Default 12. */
  limit?: number
}

/** Farther than this from the place asked for, a space answers another question. */
const MAX_DISTANCE_KM = 160
const MAX: Record<MatchPartName, number> = {
  place: 34,
  budget: 10,
  audience: 20,
  medium: 12,
  venue: 18,
  features: 10,
  availability: 5,
  meaning: 12,
}

/**
 * The listings that break none of the hard criteria (price at the budget's interval, types, exclusions, listing type,
 * dates), best first, no seller crowding the answer out. Pure; the same input gives the same order.
 */
export function match<L extends AssistantListing>(
  criteria: Criteria,
  listings: readonly L[],
  options: MatchOptions<L> = {},
): Match<L>[] {
  const fitting = listings.filter(
    (listing) => satisfies(listing, criteria) && isWithinReach(listing, options.place),
  )
  const meaning = meaningOf(fitting, options)
  const scored = fitting.map((listing) =>
    scoreListing(listing, criteria, { place: options.place ?? null, meaning: meaning?.(listing) ?? null }),
  )
  scored.sort(byScore)
  return pickDiverse(scored, options.limit ?? 12)
}

/** Best first; equal scores by id, so that the order never changes by itself. */
export function byScore(a: Match, b: Match): number {
  return b.matchScore - a.matchScore || a.listing.id - b.listing.id
}

/** How many listings satisfy the hard criteria and are within reach of the place. */
export function countFitting(
  criteria: Criteria,
  listings: readonly AssistantListing[],
  place: KnownPlace | null = null,
): number {
  return listings.reduce(
    (count, listing) => count + Number(satisfies(listing, criteria) && isWithinReach(listing, place)),
    0,
  )
}

function isWithinReach(listing: AssistantListing, place: KnownPlace | null | undefined): boolean {
  const coordinates = listing.location.coordinates
  if (!place || !coordinates) return true
  return (
    distanceKm(place, coordinates) <=
    MAX_DISTANCE_KM + (place.radiusKm ?? (place.kind === 'state' ? 400 : 30))
  )
}

function meaningOf<L extends AssistantListing>(
  listings: readonly L[],
  options: MatchOptions<L>,
): ((listing: L) => number) | null {
  const weights = weighWords(meaningfulStems(options.words ?? ''), listings)
  const { similarity } = options
  if (similarity)
    return (listing) =>
      0.5 * clamp(similarity(listing)) +
      0.5 * (weights.size ? wordOverlap(weights, listing) : clamp(similarity(listing)))
  return weights.size === 0 ? null : (listing) => wordOverlap(weights, listing)
}

function scoreListing<L extends AssistantListing>(
  listing: L,
  criteria: Criteria,
  context: { place: KnownPlace | null; meaning: number | null },
): Match<L> {
  const fits: [MatchPartName, number | null][] = [
    ['place', criteria.place === null ? null : placeFit(listing, criteria.place, context.place)],
    [
      'budget',
      criteria.priceMax === null && criteria.priceMin === null ? null : budgetFit(listing, criteria),
    ],
    ['audience', criteria.audiences.length === 0 ? null : audienceFit(listing, criteria.audiences)],
    ['medium', criteria.adTypes.length === 0 ? null : 1],
    ['venue', criteria.venues.length === 0 ? null : venueFit(listing, criteria.venues)],
    ['features', criteria.features.length === 0 ? null : featureFit(listing, criteria.features)],
    [
      'availability',
      criteria.availableFrom === null && criteria.availableTo === null ? null : availabilityFit(listing),
    ],
    ['meaning', context.meaning],
  ]
  const parts = fits.flatMap(([name, fit]) => (fit === null ? [] : [toPart(name, fit)]))
  const max = parts.reduce((sum, part) => sum + part.max, 0)
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  return { listing, matchScore: max === 0 ? 0 : Math.round((points / max) * 1000) / 10, parts }
}

function toPart(name: MatchPartName, fit: number): MatchPart {
  return { name, points: Math.round(clamp(fit) * MAX[name] * 100) / 100, max: MAX[name] }
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
