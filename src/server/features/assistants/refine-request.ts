import type { Criteria } from '#assistant/criteria.ts'
import { refine } from '#assistant/refine.ts'
import type { Understanding, UnderstandOptions } from '#assistant/understand/understand.ts'
import type { Listing } from '#contract/listings.ts'
import type { Gazetteer } from '#domain/places/types.ts'

interface FollowUp {
  text: string
  criteria: Criteria
  /** The listings that were shown, best first. */
  listingIds: readonly number[]
  listings: readonly Listing[]
  gazetteer: Gazetteer
}

/** A follow-up on an answer as a request of its own; listings that are gone meanwhile cannot be meant. */
export function refineRequest(
  { text, criteria, listingIds, listings, gazetteer }: FollowUp,
  options: UnderstandOptions,
): Understanding {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const shown = listingIds.flatMap((id) => {
    const listing = byId.get(id)
    return listing ? [{ listing }] : []
  })
  const refined = refine(criteria, text, shown, options)
  const { place } = refined.criteria
  return {
    criteria: refined.criteria,
    words: refined.words,
    place: refined.place ?? (place ? gazetteer.resolvePlace(place) : null),
    isRequest: true,
  }
}
