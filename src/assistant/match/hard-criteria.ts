import { convertPrice } from '#domain/money.ts'
import type { Interval } from '#domain/vocabulary.ts'
import type { Criteria } from '../criteria.ts'
import type { AssistantListing } from '../listing.ts'

export type HardCriterion = 'price' | 'adTypes' | 'excludedAdTypes' | 'listingType' | 'dates'

/** True when the listing breaks none of the criteria that are never traded away. */
export function satisfies(listing: AssistantListing, criteria: Criteria): boolean {
  return (
    fitsTypes(listing, criteria) &&
    (criteria.listingType === null || listing.listingType === criteria.listingType) &&
    fitsPrice(listing, criteria) &&
    fitsDates(listing, criteria)
  )
}

function fitsTypes(listing: AssistantListing, { adTypes, excludedAdTypes }: Criteria): boolean {
  return (
    (adTypes.length === 0 || adTypes.includes(listing.adType)) && !excludedAdTypes.includes(listing.adType)
  )
}

function fitsPrice(listing: AssistantListing, criteria: Criteria): boolean {
  const price = comparablePrice(listing, criteria)
  return price >= (criteria.priceMin ?? 0) && price <= (criteria.priceMax ?? Number.POSITIVE_INFINITY)
}

/** The listing's price in US dollars for the budget's interval; as stored when either has no period. */
export function comparablePrice(
  listing: { price: number; interval: Interval },
  { interval }: Pick<Criteria, 'interval'>,
): number {
  return interval === null ? listing.price : convertPrice(listing.price, listing.interval, interval)
}

/** Free for the whole wanted range, as the search filters it; an open end never excludes. */
function fitsDates(listing: AssistantListing, { availableFrom, availableTo }: Criteria): boolean {
  const from = availableFrom ?? availableTo
  const to = availableTo ?? availableFrom
  if (from !== null && listing.availabilityStart !== null && listing.availabilityStart > from) return false
  return to === null || listing.availabilityEnd === null || listing.availabilityEnd >= to
}
