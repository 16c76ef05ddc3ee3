import { PRICE_SCALES, SALE_SCALE } from '#domain/listings/price-basis.ts'
import { LISTING_TYPES } from '#domain/vocabulary.ts'
import { BUCKET_COUNT, toBucket } from './codes.ts'

/**
 * Prices of spaces for sale stand behind all rents: one line of numbers that compares exactly, in which a minimum over
 * both is the lowest rent wherever there is one.
 */
export const SALE = 2 ** 42

/** Between both, rents of which there is no total for the days asked, by their listed price. No total is as high. */
export const UNPRICED = 2 ** 41

/** The order of `price-desc`: larger first, and spaces for sale still behind all rents. */
export function toDescending(position: number): number {
  return position < UNPRICED ? position : position - 2 * behindOf(position)
}

/** Cents of a position, or of its descending form. */
export function toCents(position: number): number {
  if (position < 0) return position + (position < -UNPRICED ? SALE : UNPRICED)
  return position < UNPRICED ? position : position - behindOf(position)
}

function behindOf(position: number): number {
  return position < SALE ? UNPRICED : SALE
}

/** The bucket of a rent that has no total: none. */
export const NO_BUCKET = 255

const TOTAL_STEP = PRICE_SCALES.total.step * 100
const SALE_STEP = SALE_SCALE.step * 100

/** The bucket code of a row by its total, as attributes hold it by the month. */
export function toTotalBucket(position: number): number {
  if (position < UNPRICED) return toBucket(position, TOTAL_STEP) * LISTING_TYPES.length
  return position < SALE ? NO_BUCKET : toBucket(position - SALE, SALE_STEP) * LISTING_TYPES.length + 1
}

/** The lowest and highest cents in such a bucket; null for `NO_BUCKET`. */
export function endsOfTotals(bucket: number): { first: number; last: number } | null {
  if (bucket === NO_BUCKET) return null
  const step = (bucket & 1) === 0 ? TOTAL_STEP : SALE_STEP
  const at = bucket >>> 1
  return { first: at * step, last: at < BUCKET_COUNT - 1 ? (at + 1) * step - 1 : Number.POSITIVE_INFINITY }
}
