import { plainText } from '#assistant/explain/wording.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { listingPath } from '#domain/paths.ts'

/** A space as agents see it; contact details stay on the page, protected there as for everybody. */
export function presentForAgents(listing: Listing, publicUrl: string) {
  const { id, adType, venue, listingType, price, interval, monthlyPrice, audience } = listing
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
    availabilityStart: listing.availabilityStart,
    availabilityEnd: listing.availabilityEnd,
    minContract: listing.minContract,
    setupFee: listing.setupFee,
    seller: listing.seller.company ?? listing.seller.name,
  }
}
