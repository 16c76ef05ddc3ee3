import type { AssistantListing } from '../listing.ts'

export interface ScoredListing<L extends AssistantListing = AssistantListing> {
  listing: L
  /** 0–100, one decimal: the points as a share of the maximum. */
  matchScore: number
}

/** Best first; ties by id, so that the order is stable. */
export function byScore(a: ScoredListing, b: ScoredListing): number {
  return b.matchScore - a.matchScore || a.listing.id - b.listing.id
}
