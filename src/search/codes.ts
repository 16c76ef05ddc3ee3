import { PRICE_SLIDER } from '#domain/limits.ts'
import { AD_TYPES, AUDIENCES, FEATURES, INTERVALS, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { SpaceRow } from './query.ts'

/**
 * Every filterable value of a space packed into one 32-bit word, so that a scan reads four bytes a row:
 * ad type 3 bits, venue 4, listing type 1, features 3 (together the "kind", 11 bits),
 * audiences 8, price bucket 7, interval 3, and the tombstone.
 */
export const KIND_BITS = 11
export const KIND_MASK = (1 << KIND_BITS) - 1
export const AD_TYPE_MASK = 7
export const VENUE_SHIFT = 3
export const LISTING_TYPE_SHIFT = 7
export const FEATURE_SHIFT = 8
export const AUDIENCE_SHIFT = 11
export const AUDIENCE_MASK = 255
export const BUCKET_SHIFT = 19
export const BUCKET_MASK = 127
export const INTERVAL_SHIFT = 26
export const INTERVAL_MASK = 7
export const DEAD_SHIFT = 30
export const DEAD = 1 << DEAD_SHIFT
/** Code of a space without a venue. */
export const NO_VENUE = VENUES.length

export const BUCKET_COUNT = (PRICE_SLIDER.max - PRICE_SLIDER.min) / PRICE_SLIDER.step

/** Histogram bucket of a price in US dollars; the last one also holds everything above. */
export function priceBucket(price: number): number {
  return Math.min(BUCKET_COUNT - 1, Math.floor(price / PRICE_SLIDER.step))
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
  return (
    AD_TYPES.indexOf(row.adType) |
    ((venue < 0 ? NO_VENUE : venue) << VENUE_SHIFT) |
    (LISTING_TYPES.indexOf(row.listingType) << LISTING_TYPE_SHIFT) |
    (toBits(FEATURES, row.features) << FEATURE_SHIFT) |
    (toBits(AUDIENCES, row.audiences) << AUDIENCE_SHIFT) |
    (priceBucket(row.price) << BUCKET_SHIFT) |
    (INTERVALS.indexOf(row.interval ?? 'month') << INTERVAL_SHIFT)
  )
}
