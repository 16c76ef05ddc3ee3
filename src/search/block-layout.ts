import { AUDIENCES, FEATURES, LISTING_TYPES } from '#domain/vocabulary.ts'
import { BUCKET_COUNT, LISTING_TYPE_SHIFT } from './codes.ts'

/**
 * Bitmap layout of a block of rows. The rows of a block are grouped by medium (ad type and venue), so those two
 * need no bitmap. Everything else of a row is one bit in each of 32 slices: alive, listing type, features,
 * audiences, whether the price is a round one, and the price bucket as two decimal digits, each by "at least 1" to "at
 * least 9": range-encoded, so that a bound on the price reads three slices whatever it is.
 */
const MEDIUM_BITS = LISTING_TYPE_SHIFT
export const MEDIUM_MASK = (1 << MEDIUM_BITS) - 1

export const SLICES = 32
export const ALIVE_SLICE = 0
export const LISTING_TYPE_SLICE = 1
export const FEATURE_SLICE = 2
export const AUDIENCE_SLICE = FEATURE_SLICE + FEATURES.length
/** Set when a price is the lowest of its bucket: people ask for round prices, and "up to 1500" includes it. */
export const ROUND_SLICE = AUDIENCE_SLICE + AUDIENCES.length
const TENS_SLICE = ROUND_SLICE + 1
const ONES_SLICE = TENS_SLICE + 9

if (BUCKET_COUNT > 100 || LISTING_TYPES.length > 2 || ONES_SLICE + 9 > SLICES) {
  throw new Error('The vocabulary has outgrown the 32 slices of a block.')
}

/** Bits of `attributes` from the listing type to the last audience: they are adjacent there, too. */
const TAGS_MASK = (1 << (ROUND_SLICE - LISTING_TYPE_SLICE)) - 1

const BUCKET_BITS = Uint32Array.from({ length: BUCKET_COUNT }, (_, bucket) => {
  return (lowBits(Math.floor(bucket / 10)) << TENS_SLICE) | (lowBits(bucket % 10) << ONES_SLICE)
})

function lowBits(count: number): number {
  return (1 << count) - 1
}

/** The 32 bits of a live row; round prices begin their bucket. */
export function toSignature(attributes: number, bucket: number, isRound: boolean): number {
  const tags = (attributes >>> LISTING_TYPE_SHIFT) & TAGS_MASK
  return (1 << ALIVE_SLICE) | (tags << LISTING_TYPE_SLICE) | (+isRound << ROUND_SLICE) | BUCKET_BITS[bucket]!
}

/** Slices a, b, c of which `a & (b | c)` are the live rows whose bucket is `bound` or a later one, 0 to 99. */
export function slicesFrom(bound: number): [number, number, number] {
  const tens = Math.floor(bound / 10)
  const ones = bound % 10
  const onesSlice = ones === 0 ? ALIVE_SLICE : ONES_SLICE + ones - 1
  return [
    tens === 0 ? ALIVE_SLICE : TENS_SLICE + tens - 1,
    tens === 9 ? onesSlice : TENS_SLICE + tens,
    onesSlice,
  ]
}
