import { required } from '../../required.ts'
import { REVIEW_LIMITS } from './review-rules.ts'

/** A counted review. */
export interface CountedReview {
  /** 1 to 5 */
  overall: number
  /** Since it was shown. */
  ageDays: number
}

/** So many reviews of the market's mean stand beside a seller's own: one bad one is not everything. */
const PRIOR_REVIEWS = 5
/** A review weighs half as much after eighteen months. */
const HALF_LIFE_DAYS = 548
/** Until so many reviews exist, the mean is assumed. */
const ENOUGH_FOR_MEAN = 30
const ASSUMED_MEAN = 0.8
/** Fewer duties say nothing about a seller. */
export const ENOUGH_DUE = 5
/** What missing proof can cost, where all of it is missing. */
const MOST_FOR_OVERDUE = 0.5

const toShare = (overall: number): number => (overall - 1) / 4

/** Mean of all counted reviews, 0 to 1. */
export function meanRating(overalls: readonly number[]): number {
  if (overalls.length < ENOUGH_FOR_MEAN) return ASSUMED_MEAN
  return overalls.reduce((sum, overall) => sum + toShare(overall), 0) / overalls.length
}

/**
 * What a seller's reviews and missing proof count in the recommended order, 0 to 1. With fewer than three reviews it is the
 * market's mean: new sellers lose nothing.
 * @param proof of the last half year: how much was due, and how much of it is missing
 */
export function ratingPart(
  reviews: readonly CountedReview[],
  { mean, proof }: { mean: number; proof: { due: number; overdue: number } },
): number {
  const missing = proof.due < ENOUGH_DUE ? 0 : (MOST_FOR_OVERDUE * proof.overdue) / proof.due
  return Math.max(0, weigh(reviews, mean) - missing)
}

function weigh(reviews: readonly CountedReview[], mean: number): number {
  if (reviews.length < REVIEW_LIMITS.leastRated) return mean
  const weights = reviews.map(({ ageDays }) => 0.5 ** (Math.max(0, ageDays) / HALF_LIFE_DAYS))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const points = reviews.reduce((sum, { overall }, at) => sum + required(weights[at]) * toShare(overall), 0)
  return (points + PRIOR_REVIEWS * mean) / (total + PRIOR_REVIEWS)
}
