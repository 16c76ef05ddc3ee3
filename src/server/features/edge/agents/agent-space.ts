import { z } from 'zod'
import { plainText } from '#assistant/explain/wording.ts'
import { Listing } from '#contract/listings/listings.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { listingPath } from '#domain/paths.ts'

const { shape } = Listing

/** A space as agents see it; contact details stay on the page, protected there as for everybody. */
export const AgentSpace = z.object({
  id: shape.id,
  url: z.string().describe('Its page, for a person'),
  title: z.string(),
  description: z.string(),
  adType: shape.adType,
  venue: shape.venue,
  listingType: shape.listingType,
  price: shape.price.describe('US dollars for one interval'),
  interval: shape.interval,
  monthlyPrice: shape.monthlyPrice,
  location: shape.location,
  features: shape.features,
  targetMarket: shape.targetMarket,
  audience: shape.audience,
  specs: shape.specs,
  availabilityStart: z.string().nullable().describe('As its page says it; null where it can be had at once'),
  nothingFree: z.literal(true).optional().describe('Nothing is free in the time that is sold'),
  availabilityEnd: shape.availabilityEnd,
  minContract: shape.minContract,
  setupFee: shape.setupFee,
  paymentTerms: shape.paymentTerms,
  seller: z.string(),
})
export type AgentSpace = z.infer<typeof AgentSpace>

export function presentForAgents(listing: Listing, publicUrl: string): AgentSpace {
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
    availabilityStart: first ?? null,
    ...(first === undefined && { nothingFree: true }),
    availabilityEnd: listing.availabilityEnd,
    minContract: listing.minContract,
    setupFee: listing.setupFee,
    paymentTerms: listing.paymentTerms,
    seller: sellerLabel(listing.seller),
  }
}
