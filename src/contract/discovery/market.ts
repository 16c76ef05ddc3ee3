import { z } from 'zod'
import { PRICE_SIDES } from '#domain/listings/price-side.ts'
import { IdParams } from '../common.ts'
import { Listing } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'

/** A space in a short list: what its small card shows. */
export const SpaceCard = Listing.pick({
  id: true,
  title: true,
  adType: true,
  price: true,
  interval: true,
  monthlyPrice: true,
  imageUrl: true,
}).extend({
  /** The first one, or none. */
  images: Listing.shape.images,
  place: z.string(),
})
export type SpaceCard = z.infer<typeof SpaceCard>

/** A price among those of other sellers' spaces that are like it (decision 173), within 25 km where there are enough. */
export const PriceStanding = z.object({
  side: z.enum(PRICE_SIDES),
  /** US dollars a month (30.44 days), or once for spaces with one price. */
  interval: z.enum(['month', 'one-time']),
  price: z.number().int(),
  lowerQuartile: z.number().int(),
  median: z.number().int(),
  upperQuartile: z.number().int(),
  /** Comparable spaces, four at least. */
  count: z.number().int(),
  isNear: z.boolean(),
})
export type PriceStanding = z.infer<typeof PriceStanding>

export const ListingMarket = z.object({
  /** Null with fewer than four comparable spaces: then nothing is said. */
  price: PriceStanding.nullable(),
  similar: z.array(SpaceCard),
  /** As in `Listing`. */
  firstFree: z.string().nullable().optional(),
  /** The pin is at the middle of the place that the location names: nobody has put it where the space is. */
  isPinRough: z.boolean(),
})
export type ListingMarket = z.infer<typeof ListingMarket>

export const marketRoutes = defineRoutes({
  getListingMarket: {
    method: 'GET',
    path: '/api/listings/:id/market',
    summary:
      'A public space beside its market: its price among comparable ones, similar spaces, the first free day',
    isCostly: true,
    params: IdParams,
    output: ListingMarket,
    refusals: ['listing-not-found'],
  },
})
