import { toDayNumber } from '#domain/dates.ts'
import { priceOnBudget } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import type { Interval } from '#domain/vocabulary.ts'
import type { AssistantListing } from '../listing.ts'

/** True when the listing meets all hard criteria, which are never relaxed. */
export function satisfies(listing: AssistantListing, criteria: Criteria): boolean {
  return satisfiesButDates(listing, criteria) && fitsDates(listing, criteria)
}

/** True when it meets all hard criteria but, perhaps, the dates. */
export function satisfiesButDates(listing: AssistantListing, criteria: Criteria): boolean {
  return (
    fitsTypes(listing, criteria) &&
    (criteria.listingType === null || listing.listingType === criteria.listingType) &&
    fitsPrice(listing, criteria)
  )
}

export function fitsTypes(
  listing: Pick<AssistantListing, 'adType'>,
  { adTypes, excludedAdTypes }: Criteria,
): boolean {
  return (
    (adTypes.length === 0 || adTypes.includes(listing.adType)) && !excludedAdTypes.includes(listing.adType)
  )
}

function fitsPrice(listing: AssistantListing, criteria: Criteria): boolean {
  const price = priceOnBudget(listing, criteria)
  return price >= (criteria.priceMin ?? 0) && price <= (criteria.priceMax ?? Number.POSITIVE_INFINITY)
}

/** Available for the whole requested range, as in the search filter; an open end never excludes. */
export function fitsDates(listing: AssistantListing, { availableFrom, availableTo }: Criteria): boolean {
  const from = availableFrom ?? availableTo
  const to = availableTo ?? availableFrom
  if (from !== null && listing.availabilityStart !== null && listing.availabilityStart > from) return false
  return to === null || listing.availabilityEnd === null || listing.availabilityEnd >= to
}

/** Minimum and maximum whole price of an interval within a budget; `max` is below `min` when none is. */
export function priceLimits(interval: Interval, criteria: Criteria): { min: number; max: number } {
  const { priceMin, priceMax } = criteria
  const unit = priceOnBudget({ price: 1, interval }, criteria)
  const at = (price: number) => priceOnBudget({ price, interval }, criteria)
  let min = Math.min(HIGHEST_PRICE, Math.max(0, Math.floor((priceMin ?? 0) / unit) - 1))
  while (min < HIGHEST_PRICE && at(min) < (priceMin ?? 0)) min++
  if (priceMax === null || priceMax / unit >= HIGHEST_PRICE) return { min, max: HIGHEST_PRICE }
  let max = Math.floor(priceMax / unit) + 1
  while (max >= 0 && at(max) > priceMax) max--
  return { min, max }
}

/** Beyond the range of the price column. */
const HIGHEST_PRICE = 0x7fff_ffff

/** Required availability in days since 1970-01-01, first through last; null without dates. */
export function wantedDays({ availableFrom, availableTo }: Criteria): { first: number; last: number } | null {
  const from = availableFrom ?? availableTo
  const to = availableTo ?? availableFrom
  return from === null || to === null ? null : { first: toDayNumber(from), last: toDayNumber(to) }
}
