import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { AD_TYPES, AUDIENCES, INTERVALS, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import { Coordinates, DateOnly } from '../common.ts'

const money = (value: unknown) => (value === '' || value === null ? undefined : value)
export const Money = z.preprocess(
  money,
  z.coerce
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(LIMITS.priceDollars.max, `must be at most ${LIMITS.priceDollars.max}`)
    .optional(),
)
/** A seller's draft; every field is optional. */
export const SellerBody = z.object({
  title: z.string().max(LIMITS.title.max).default(''),
  description: z.string().max(LIMITS.description.max).default(''),
  adType: z.enum(AD_TYPES).nullish(),
  type: z.enum(AD_TYPES).nullish(),
  venue: z.enum(VENUES).nullish(),
  listingType: z.enum(LISTING_TYPES).nullish(),
  price: Money.nullish(),
  interval: z.enum(INTERVALS).nullish(),
  frequency: z.enum(INTERVALS).nullish(),
  location: z
    .union([
      z.string().max(LIMITS.locationText.max),
      z.object({
        text: z.string().max(LIMITS.locationText.max).default(''),
        coordinates: Coordinates.nullish(),
      }),
    ])
    .nullish(),
  features: z.array(z.string().max(LIMITS.feature.max)).max(LIMITS.features.max).default([]),
  targetMarket: z.array(z.string().max(LIMITS.tag.max)).max(LIMITS.tags.max).default([]),
  specifications: z
    .array(z.object({ label: z.string().max(60), value: z.string().max(300) }))
    .max(LIMITS.specifications.max)
    .default([]),
  availableFrom: DateOnly.nullish(),
  minContract: z.string().max(200).nullish(),
})

/** Quartiles of comparable spaces; null where they are too few to state a price. */
const Statistics = z
  .object({
    /** The interval that all prices are converted to. */
    interval: z.enum(INTERVALS),
    count: z.number().int(),
    median: z.number(),
    lowerQuartile: z.number(),
    upperQuartile: z.number(),
  })
  .nullable()

/** What a listing could say, from a seller's own words; what they do not hold is null. */
export const OfferedDraft = z.object({
  /** Of their words. */
  language: z.enum(['en', 'es']),
  title: z.string().nullable(),
  description: z.string().nullable(),
  adType: z.enum(AD_TYPES).nullable(),
  listingType: z.enum(LISTING_TYPES).nullable(),
  location: z.string().nullable(),
  /** What they said that they ask. */
  asked: z
    .object({ dollars: z.number(), interval: z.enum(INTERVALS).nullable(), isPeriodSaid: z.boolean() })
    .nullable(),
  price: Statistics,
  /** The range of `price` with its count, in `language`; null where there is none. */
  range: z.string().nullable(),
})

/** Advice for a draft, each part named after its form field. */
export const SellerAdvice = z.object({
  title: z.string(),
  description: z.string(),
  targetMarket: z.array(z.enum(AUDIENCES)),
  missing: z.array(z.object({ field: z.string(), text: z.string() })),
  price: z.object({
    text: z.string(),
    statistics: Statistics,
    /** Comparable prices at the draft's interval, ascending: for a small chart. */
    prices: z.array(z.number()),
    near: z.boolean(),
  }),
  intervals: z.array(z.object({ interval: z.enum(INTERVALS), count: z.number().int() })),
  /** Searches and favorites near it; null below the threshold, or when the place is unknown. */
  demand: z
    .object({
      days: z.number().int(),
      radiusKm: z.number().int(),
      searches: z.number().int(),
      /** How often spaces of this kind were added to favorites. */
      saves: z.number().int(),
      text: z.string(),
    })
    .nullable(),
})
export type SellerAdvice = z.infer<typeof SellerAdvice>
