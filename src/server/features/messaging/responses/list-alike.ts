import type { FoundListing } from '#contract/discovery/search.ts'
import type { Listing } from '#contract/listings/listings.ts'

/** Public spaces like another one, nearest first. The search offers it; responses get it, since the search stands above them. */
export type ListAlike = (
  space: Pick<Listing, 'id' | 'adType' | 'coordinates' | 'monthlyPrice'>,
  wanted: { count: number; isWanted: (space: FoundListing) => boolean },
) => Promise<FoundListing[]>
