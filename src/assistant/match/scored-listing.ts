import type { AssistantListing } from '../listing.ts'

export interface ScoredListing<L extends AssistantListing = AssistantListing> {
  listing: L
  /** 0–100, one decimal: the parts' points of their sum. */
  matchScore: number
}

/** Best first; equal scores by id, so that the order never changes by itself. */
export function byScore(a: ScoredListing, b: ScoredListing): number {
  return b.matchScore - a.matchScore || a.listing.id - b.listing.id
}
