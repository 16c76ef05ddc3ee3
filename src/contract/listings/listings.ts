import { z } from 'zod'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { mapTerms } from '#domain/listings/listing-terms.ts'
import {
  AD_TYPES,
  AUDIENCE_BASES,
  AUDIENCE_PERIODS,
  INTERVALS,
  LISTING_TYPES,
  USER_STATUSES,
  VENUES,
} from '#domain/vocabulary.ts'
import { Coordinates, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Tiny data URL shown until the picture has loaded. */
  placeholder: z.string().nullable(),
  /** Other sizes and formats, ready for `srcset`. */
  sources: z.array(z.object({ url: z.string(), type: z.string(), width: z.number().int() })),
})
export type Picture = z.infer<typeof Picture>

export const Specification = z.object({ label: z.string(), value: z.string() })

/** Audience figures as the seller states or a vendor measures them, always with their basis. */
export const ListingAudience = z.object({
  /** Views or impressions a day, converted from `per` if necessary; null when unknown. */
  dailyViews: z.number().nullable(),
  type: z.string().nullable(),
  ageRange: z.string().nullable(),
  incomeLevel: z.string().nullable(),
  /** The figure as stated, its period, its basis and its date. */
  value: z.number().nullable(),
  per: z.enum(AUDIENCE_PERIODS).nullable(),
  basis: z.enum(AUDIENCE_BASES).nullable(),
  asOf: z.string().nullable(),
})
export type ListingAudience = z.infer<typeof ListingAudience>

/** How a seller answers, measured over the buyers of the last 90 days, silence included. */
export const SellerAnswers = z.object({
  /** "Usually answers within 4 hours" */
  label: z.string(),
  /** "Median of 12 buyers in 90 days; 11 answered." */
  tooltip: z.string(),
  buyers: z.number().int(),
  answered: z.number().int(),
  /** Enough buyers have asked to say something. */
  isMeasured: z.boolean(),
  /** At least 80 % were answered within a day. */
  isPrompt: z.boolean(),
  /** Three buyers in a row have waited for more than a week. */
  isFaded: z.boolean(),
  /** Last day of an absence, `YYYY-MM-DD`; answers come after it. */
  awayUntil: z.string().nullable(),
})
export type SellerAnswers = z.infer<typeof SellerAnswers>

export const Seller = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  /** Of the space, led on to the seller by the site; null where the site takes no mail. */
  email: z.string().nullable(),
  answers: SellerAnswers,
})

/** One advertising space as every screen reads it. `type`/`frequency` duplicate `adType`/`interval` for older clients. */
export const Listing = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  adType: z.enum(AD_TYPES),
  type: z.enum(AD_TYPES),
  venue: z.enum(VENUES).nullable(),
  listingType: z.enum(LISTING_TYPES),
  /** Whole US dollars for one `interval`. */
  price: z.number().int(),
  interval: z.enum(INTERVALS),
  frequency: z.enum(INTERVALS),
  monthlyPrice: z.number().int(),
  location: z.object({ text: z.string(), coordinates: Coordinates.nullable() }),
  coordinates: Coordinates.nullable(),
  address: z.string().nullable(),
  locationDetails: z.string().nullable(),
  imageUrl: z.string(),
  imageUrls: z.array(z.string()),
  images: z.array(Picture),
  specs: z.array(Specification),
  features: z.array(z.string()),
  targetMarket: z.array(z.string()),
  audience: ListingAudience,
  /** Instant the space was first listed (ISO 8601). */
  listedDate: z.string(),
  /** As its seller says. */
  availableFrom: z.string().nullable(),
  /**
   * Of a public space, the first day `YYYY-MM-DD` on which a booking may begin; null when nothing is free in the time sold.
   * Absent where nothing is booked on Placard.
   */
  firstFree: z.string().nullable().optional(),
  /** Height and width as its facts state them, in feet and metres with the name of the trade. Absent where they do not. */
  measuredSize: z.string().optional(),
  availabilityStart: z.string().nullable(),
  availabilityEnd: z.string().nullable(),
  ...mapTerms({ text: () => z.string().nullable(), dollars: () => z.number().int().nullable() }),
  seller: Seller,
  sellerId: z.number().int(),
  sellerUsername: z.string(),
  status: z.enum(LISTING_STATUSES),
  rejectionReason: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** In the admins' list only: `pending` sellers have not verified their e-mail address. */
  sellerStatus: z.enum(USER_STATUSES).optional(),
})
export type Listing = z.infer<typeof Listing>

/** GeoJSON (RFC 7946); positions are `[longitude, latitude]`. Spaces without coordinates have a null geometry. */
export const ListingFeatures = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id: z.number().int(),
      geometry: z
        .object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
        .nullable(),
      properties: Listing,
    }),
  ),
})

export const listingRoutes = defineRoutes({
  getListing: {
    method: 'GET',
    path: '/api/listings/:id',
    scope: 'spaces:read',
    summary: 'One advertising space',
    params: IdParams,
    output: Listing,
    refusals: ['listing-not-found'],
  },
})
