import { sumCents } from '../price/cents.ts'
import { REVIEW_LIMITS } from './review-rules.ts'

/** What counted reviews say together: how many, and from three on their average and how many gave 1 to 5. */
export interface RatingSummary {
  count: number
  /** With one decimal. */
  average: number | null
  /** How many gave 1, 2, 3, 4 and 5. */
  distribution: number[] | null
}

/** @param distribution how many counted reviews gave 1, 2, 3, 4 and 5 */
export function rateReviews(distribution: readonly number[]): RatingSummary {
  const count = sumCents(distribution)
  if (count < REVIEW_LIMITS.leastRated) return { count, average: null, distribution: null }
  const points = sumCents(distribution.map((many, at) => many * (at + 1)))
  return { count, average: Math.round((points * 10) / count) / 10, distribution: [...distribution] }
}

/** "Proof on time: 19 of 20"; null: too little was due to say. */
export function describeProofRecord(proof: { due: number; onTime: number } | null): string | null {
  return proof && `Proof on time: ${proof.onTime} of ${proof.due}`
}

/** "4.6 from 11 bookings"; "2 reviews", under three; null: none. */
export function describeRating({ count, average }: Pick<RatingSummary, 'count' | 'average'>): string | null {
  if (average !== null) return `${average.toFixed(1)} from ${count} bookings`
  if (count === 0) return null
  return count === 1 ? '1 review' : `${count} reviews`
}
