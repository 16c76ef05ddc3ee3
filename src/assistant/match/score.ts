import type { Criteria } from '#domain/discovery/criteria.ts'
import type { AssistantListing } from '../listing.ts'
import type { FormatPreferences } from '../understand/slots/formats.ts'
import { createFormatFit } from './format-fit.ts'
import { daysCovered } from './near-dates.ts'
import { audienceFit, availabilityFit, budgetFit, featureFit, venueFit } from './parts.ts'
import { bestPlaceFit, type RequestedPlace } from './requested-places.ts'

export type MatchPartName =
  | 'place'
  | 'budget'
  | 'audience'
  | 'medium'
  | 'venue'
  | 'format'
  | 'features'
  | 'availability'
  | 'meaning'
  | 'unread'

/** One part of a score: `points` of at most `max`; parts that were not requested are omitted. `unread` is what was not understood. */
export interface MatchPart {
  name: MatchPartName
  points: number
  max: number
}

/** Maximum points of each part. */
export const MAX: Record<Exclude<MatchPartName, 'unread'>, number> = {
  place: 34,
  budget: 10,
  audience: 20,
  medium: 12,
  venue: 18,
  format: 18,
  features: 10,
  availability: 5,
  meaning: 12,
}

/** How well a listing meets one preference, 0–1. */
type Fit<L extends AssistantListing> = (listing: L) => number

export interface Scorer<L extends AssistantListing> {
  /** True when the request states no preference to score by. */
  isEmpty: boolean
  /** 0–100, one decimal: the points as a share of the maximum; 0 without preferences. */
  score: (listing: L) => number
  parts: (listing: L) => MatchPart[]
}

interface Context<L extends AssistantListing> {
  asked: readonly RequestedPlace[]
  meaning: Fit<L> | null
  formats?: FormatPreferences | undefined
}

/** Compiles a scorer from a request's preferences; built once, so that a large market is scored fast. */
export function buildScorer<L extends AssistantListing>(criteria: Criteria, context: Context<L>): Scorer<L> {
  const fits = listFits(criteria, context)
  const max = fits.reduce((sum, [name]) => sum + MAX[name], 0)
  return {
    isEmpty: fits.length === 0,
    score(listing) {
      let points = 0
      for (const [name, fitOf] of fits) points += clamp(fitOf(listing)) * MAX[name]
      return max === 0 ? 0 : Math.round((points / max) * 1000) / 10
    },
    parts: (listing) =>
      fits.map(([name, fitOf]) => ({
        name,
        points: Math.round(clamp(fitOf(listing)) * MAX[name] * 100) / 100,
        max: MAX[name],
      })),
  }
}

function listFits<L extends AssistantListing>(
  criteria: Criteria,
  { asked, meaning, formats }: Context<L>,
): [keyof typeof MAX, Fit<L>][] {
  const { audiences, venues, features } = criteria
  const fits: [keyof typeof MAX, Fit<L>][] = []
  if (asked.length > 0) fits.push(['place', (listing) => bestPlaceFit(listing, asked)])
  if (criteria.priceMax !== null || criteria.priceMin !== null)
    fits.push(['budget', (listing) => budgetFit(listing, criteria)])
  if (audiences.length > 0) fits.push(['audience', (listing) => audienceFit(listing, audiences)])
  if (criteria.adTypes.length > 0) fits.push(['medium', (listing) => dealFit(listing, criteria)])
  if (venues.length > 0) fits.push(['venue', (listing) => venueFit(listing, venues)])
  if (formats) fits.push(['format', createFormatFit(formats)])
  if (features.length > 0) fits.push(['features', (listing) => featureFit(listing, features)])
  if (criteria.availableFrom !== null || criteria.availableTo !== null)
    fits.push(['availability', (listing) => availabilityFit(listing) * daysCovered(listing, criteria)])
  if (meaning) fits.push(['meaning', meaning])
  return fits
}

/** Who does not say so does not want to buy what they advertise on. */
const UNASKED_SALE = 0.25

function dealFit({ listingType }: AssistantListing, criteria: Criteria): number {
  return listingType === 'sale' && criteria.listingType === null ? UNASKED_SALE : 1
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
