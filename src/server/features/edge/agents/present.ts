import { plainText } from '#assistant/explain/wording.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { listingPath } from '#domain/paths.ts'

/** A space as agents see it; contact details stay on the page, protected there as for everybody. */
export function presentForAgents(listing: Listing, publicUrl: string) {
  const { id, adType, venue, listingType, price, interval, monthlyPrice, audience } = listing
  const first = firstDayOf(listing)
  return {
    id,
    url: `${publicUrl}${listingPath(id)}`,
    title: plainText(listing.title),
    description: plainText(listing.description).slice(0, 1000),
    adType,
    venue,
    listingType,
    price,
    interval,
    monthlyPrice,
    location: listing.location,
    features: listing.features,
    targetMarket: listing.targetMarket,
    audience,
    specs: listing.specs,
    /** As its page says it; null where it can be had at once. */
    availabilityStart: first ?? null,
    ...(first === undefined && { nothingFree: true }),
    availabilityEnd: listing.availabilityEnd,
    minContract: listing.minContract,
    setupFee: listing.setupFee,
    paymentTerms: listing.paymentTerms,
    seller: sellerLabel(listing.seller),
  }
}
