import { basisCents, PRICE_SCALES, SALE_SCALE } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, INTERVALS, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { SpaceRow } from './query.ts'

/**
 * Every filterable value of a space packed into one 32-bit word, so that a scan reads four bytes a row:
 * ad type 3 bits, venue 4, listing type 1, features 3 (together the "kind", 11 bits),
 * audiences 8, interval 3 and again the listing type (together the "price code"), price bucket 7, and the tombstone.
 */
export const KIND_BITS = 11
export const KIND_MASK = (1 << KIND_BITS) - 1
export const AD_TYPE_MASK = 7
export const VENUE_SHIFT = 3
export const LISTING_TYPE_SHIFT = 7
export const FEATURE_SHIFT = 8
export const AUDIENCE_SHIFT = 11
export const AUDIENCE_MASK = 255
export const INTERVAL_SHIFT = 19
export const INTERVAL_MASK = 7
/** Interval, and whether the space is for sale: all that says how a price compares. */
export const PRICE_CODE_SHIFT = 19
export const PRICE_CODE_MASK = 15
export const SALE_CODE = 8
/** Bucket of the price by the month with, in the lowest bit, whether the space is for sale. */
export const BUCKET_SHIFT = 22
export const BUCKET_MASK = 255
export const DEAD_SHIFT = 30
export const DEAD = 1 << DEAD_SHIFT
/** Days of a space without a first or a last one. */
export const OPEN_FROM = 0
export const OPEN_TO = 65_535
/** Code of a space without a venue. */
export const NO_VENUE = VENUES.length

const { month } = PRICE_SCALES
export const BUCKET_COUNT = (month.max - month.min) / month.step
/** Cents of a bucket, of rents by the month and of spaces for sale. */
export const BUCKET_CENTS = [month.step * 100, SALE_SCALE.step * 100] as const

/** Bucket of a price in cents; the last one also holds everything above. */
export function toBucket(cents: number, step: number): number {
  return Math.min(BUCKET_COUNT - 1, Math.floor(cents / step))
}

/** Bit set of the values that are in the vocabulary; others are ignored. */
export function toBits(vocabulary: readonly string[], values: readonly string[]): number {
  let bits = 0
  for (const value of values) {
    const at = vocabulary.indexOf(value)
    if (at >= 0) bits |= 1 << at
  }
  return bits
}

/** The attribute word of a space. */
export function toAttributes(row: SpaceRow): number {
  const venue = row.venue === null ? -1 : VENUES.indexOf(row.venue)
  const interval = row.interval ?? 'month'
  const listingType = LISTING_TYPES.indexOf(row.listingType)
  const cents = basisCents(
    { price: row.price, priceInterval: interval, listingType: row.listingType },
    'month',
  )
  return (
    AD_TYPES.indexOf(row.adType) |
    ((venue < 0 ? NO_VENUE : venue) << VENUE_SHIFT) |
    (listingType << LISTING_TYPE_SHIFT) |
    (toBits(FEATURES, row.features) << FEATURE_SHIFT) |
    (toBits(AUDIENCES, row.audiences) << AUDIENCE_SHIFT) |
    (INTERVALS.indexOf(interval) << INTERVAL_SHIFT) |
    (listingType << BUCKET_SHIFT) |
    (toBucket(cents, BUCKET_CENTS[listingType]!) << (BUCKET_SHIFT + 1))
  )
}
