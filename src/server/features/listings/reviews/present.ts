import type { DuplicateHint, ListingReview } from '#contract/listings/reviews.ts'
import type { DuplicateRow } from './list-duplicates.ts'
import type { EventRow } from './queries.ts'

export function presentDuplicate(row: DuplicateRow): DuplicateHint {
  return {
    id: row.id,
    title: row.title,
    location: row.location_text,
    status: row.status,
    sellerUsername: row.username,
    titleSimilarity: Math.round(row.similarity * 100) / 100,
    hasSamePicture: row.same_picture,
  }
}

export function presentEvent(row: EventRow): ListingReview['events'][number] {
  return {
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
    actor: row.actor,
    at: row.created_at.toISOString(),
  }
}
