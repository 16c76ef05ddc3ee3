import { PRICE_SCALES, type PriceBasis, type PriceScale, SALE_SCALE } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, TRANSIT_VENUES, VENUES } from '#domain/vocabulary.ts'
import {
  AUDIENCE_MASK,
  AUDIENCE_SHIFT,
  BUCKET_COUNT,
  BUCKET_MASK,
  BUCKET_SHIFT,
  FEATURE_SHIFT,
  LISTING_TYPE_SHIFT,
  NO_VENUE,
  VENUE_SHIFT,
} from './codes.ts'
import type { Facets, Histogram } from './query.ts'

/** A tally is one run of counters: a count per facet value, then the buckets of rents and of sales, in turn. */
export const AD_TYPE_AT = 0
export const VENUE_AT = AD_TYPE_AT + AD_TYPES.length
export const LISTING_TYPE_AT = VENUE_AT + VENUES.length
export const FEATURE_AT = LISTING_TYPE_AT + LISTING_TYPES.length
export const AUDIENCE_AT = FEATURE_AT + FEATURES.length
export const BUCKET_AT = AUDIENCE_AT + AUDIENCES.length
export const TALLY_SIZE = BUCKET_AT + BUCKET_COUNT * LISTING_TYPES.length

/** Adds `times` to every counter of the attribute word. */
export function countAttributes(tally: Uint32Array, offset: number, word: number, times: number): void {
  tally[offset + AD_TYPE_AT + (word & 7)]! += times
  const venue = (word >>> VENUE_SHIFT) & 15
  if (venue !== NO_VENUE) tally[offset + VENUE_AT + venue]! += times
  tally[offset + LISTING_TYPE_AT + ((word >>> LISTING_TYPE_SHIFT) & 1)]! += times
  countBits(tally, offset + FEATURE_AT, (word >>> FEATURE_SHIFT) & 7, times)
  countBits(tally, offset + AUDIENCE_AT, (word >>> AUDIENCE_SHIFT) & AUDIENCE_MASK, times)
  tally[offset + BUCKET_AT + ((word >>> BUCKET_SHIFT) & BUCKET_MASK)]! += times
}

/** Adds `times` to the counter of every set bit. */
export function countBits(tally: Uint32Array, at: number, bits: number, times: number): void {
  for (let left = bits; left !== 0; left &= left - 1) tally[at + 31 - Math.clz32(left & -left)]! += times
}

/** Adds `length` counters. */
export function addTally(
  to: Uint32Array,
  at: number,
  from: Uint32Array,
  offset: number,
  length: number,
): void {
  for (let i = 0; i < length; i++) to[at + i]! += from[offset + i]!
}

/** Facet counts as shown to people; `transit` counts what selecting it finds. */
export function toFacets(tally: Uint32Array): Facets {
  const venue = toCounts(VENUES, tally, VENUE_AT)
  venue.transit = TRANSIT_VENUES.reduce((sum, id) => sum + tally[VENUE_AT + VENUES.indexOf(id)]!, 0)
  return {
    adType: toCounts(AD_TYPES, tally, AD_TYPE_AT),
    venue,
    audience: toCounts(AUDIENCES, tally, AUDIENCE_AT),
    listingType: toCounts(LISTING_TYPES, tally, LISTING_TYPE_AT),
    feature: toCounts(FEATURES, tally, FEATURE_AT),
  }
}

function toCounts<const T extends string>(values: readonly T[], tally: Uint32Array, at: number) {
  return Object.fromEntries(values.map((value, i) => [value, tally[at + i]!])) as Record<T, number>
}

/** Of rents on a price basis; of all listed prices without one. */
export function toHistogram(tally: Uint32Array, per: PriceBasis | undefined): Histogram {
  return histogramOf(PRICE_SCALES[per ?? 'listed'], tally, 0)
}

export function toSaleHistogram(tally: Uint32Array): Histogram {
  return histogramOf(SALE_SCALE, tally, 1)
}

function histogramOf({ min, max, step }: PriceScale, tally: Uint32Array, listingType: number): Histogram {
  const at = (bucket: number) => BUCKET_AT + bucket * LISTING_TYPES.length + listingType
  return { min, max, step, counts: Array.from({ length: BUCKET_COUNT }, (_, i) => tally[at(i)]!) }
}
