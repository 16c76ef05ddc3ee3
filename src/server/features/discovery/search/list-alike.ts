import type { FoundListing } from '#contract/discovery/search.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { ListingSearch } from './listing-search.ts'

const RADIUS_KM = 40
const PRICE_SPAN = 0.5
const PAGE_SIZE = 24
const MAX_PAGES = 20

type Space = Pick<Listing, 'id' | 'adType' | 'coordinates' | 'monthlyPrice'> & {
  listingType?: Listing['listingType']
}

interface Wanted {
  count: number
  isWanted?: (space: FoundListing) => boolean
}

/** Other public spaces of the same medium within 40 km, nearest first, at a monthly price within half of its own. */
export async function listAlike(
  search: Pick<ListingSearch, 'list'>,
  { id, adType, listingType, coordinates, monthlyPrice }: Space,
  { count, isWanted = () => true }: Wanted,
): Promise<FoundListing[]> {
  const filters = {
    adType: [adType],
    ...(listingType ? { listingType: [listingType] } : {}),
    ...(coordinates ? { near: coordinates, radiusKm: RADIUS_KM, sort: 'distance' as const } : {}),
    limit: PAGE_SIZE,
  }
  const isAlike = (one: FoundListing) =>
    one.id !== id && Math.abs(one.monthlyPrice - monthlyPrice) <= monthlyPrice * PRICE_SPAN
  const found: FoundListing[] = []
  // the nearest are nearly always alike: a page is enough, and the rest is read where they are not
  let cursor: string | null | undefined
  for (let page = 0; page < MAX_PAGES && cursor !== null && found.length < count; page++) {
    const { listings, nextCursor } = await search.list({ ...filters, ...(cursor ? { cursor } : {}) })
    found.push(...listings.filter((one) => isAlike(one) && isWanted(one)))
    cursor = nextCursor
  }
  return found.slice(0, count)
}
