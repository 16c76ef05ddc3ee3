import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import type { ReviewFilter } from './queries.ts'

/** Parses the search parameters; invalid values are ignored. */
export function parseReviewFilter(raw: Record<string, unknown>): ReviewFilter {
  const status = LISTING_STATUSES.find((known) => known === raw.status)
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, 200) : ''
  if (raw.queue === 'edits') return { queue: 'edits' }
  return { ...(status ? { status } : {}), ...(q ? { q } : {}) }
}
