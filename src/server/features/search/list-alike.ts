import type { Listing } from '#contract/listings.ts'
import type { FoundListing } from '#contract/search.ts'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import type { ListingSearch } from './listing-search.ts'

const RADIUS_KM = 40
const PRICE_SPAN = 0.5

type Space = Pick<Listing, 'id' | 'adType' | 'coordinates' | 'monthlyPrice'> & {
  listingType?: Listing['listingType']
}

/** Other public spaces of the same medium within 40 km, nearest first, at a monthly price within half of its own. */
export async function listAlike(
  search: Pick<ListingSearch, 'list'>,
  { id, adType, listingType, coordinates, monthlyPrice }: Space,
): Promise<FoundListing[]> {
  const { listings } = await search.list({
    adType: [adType],
    ...(listingType ? { listingType: [listingType] } : {}),
    ...(coordinates ? { near: coordinates, radiusKm: RADIUS_KM, sort: 'distance' } : {}),
    limit: MAX_PAGE_SIZE,
  })
  return listings
    .filter((one) => one.id !== id)
    .filter((one) => Math.abs(one.monthlyPrice - monthlyPrice) <= monthlyPrice * PRICE_SPAN)
}
