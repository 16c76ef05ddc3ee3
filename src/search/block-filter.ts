import { AUDIENCES, FEATURES } from '#domain/vocabulary.ts'
import { AUDIENCE_SLICE, FEATURE_SLICE, MEDIUM_MASK, slicesFrom } from './block-layout.ts'
import { BUCKET_CENTS, BUCKET_COUNT, FEATURE_SHIFT, LISTING_TYPE_SHIFT, toBucket } from './codes.ts'
import { FAILS_AD_TYPE, FAILS_FEATURE, FAILS_LISTING_TYPE, FAILS_VENUE, type Filter } from './filter.ts'
import type { CentRange } from './price-table.ts'

/** A filter compiled to the slices to read. */
export interface BlockFilter {
  /** `FAILS_AD_TYPE` and `FAILS_VENUE` by medium. */
  readonly mediumFails: Uint8Array
  /** The one code that fails, or -1. */
  readonly failingListingType: number
  /** Slices of which at least one must be set; null when there is no such filter. */
  readonly features: Uint8Array | null
  readonly audiences: Uint8Array | null
  /** Each for the rows of its listing type; null when all of them pass, and for totals, of which bitmaps know nothing. */
  readonly rent: PriceSlices | null
  readonly sale: PriceSlices | null
}

/** Bounds on the price bucket, three slices each (see `slicesFrom`). A bound that no row can reach is null. */
export interface PriceSlices {
  /** From the bucket of the minimum price. */
  readonly from: Uint8Array
  /** From the next bucket, when that price is not the lowest of its bucket: its rows must be checked one by one. */
  readonly afterFirst: Uint8Array | null
  readonly looksAtFirst: boolean
  /** From the bucket of the maximum price, and from the one after it. */
  readonly last: Uint8Array | null
  readonly after: Uint8Array | null
  /** How much of the last bucket passes: all of it, its round price only, or rows to be checked one by one. */
  readonly lastPasses: 'all' | 'round' | 'some'
}

export function compileBlockFilter(filter: Filter): BlockFilter {
  const { kindFails, audienceFails } = filter
  const failing = [0, 1].find((code) => (kindFails[code << LISTING_TYPE_SHIFT]! & FAILS_LISTING_TYPE) !== 0)
  return {
    mediumFails: kindFails.slice(0, MEDIUM_MASK + 1).map((fails) => fails & (FAILS_AD_TYPE | FAILS_VENUE)),
    failingListingType: failing ?? -1,
    features: listWanted(
      FEATURES.length,
      FEATURE_SLICE,
      (bits) => (kindFails[bits << FEATURE_SHIFT]! & FAILS_FEATURE) !== 0,
    ),
    audiences: listWanted(AUDIENCES.length, AUDIENCE_SLICE, (bits) => audienceFails[bits] !== 0),
    ...(filter.totals === null
      ? { rent: compilePrice(filter.rent, BUCKET_CENTS[0]), sale: compilePrice(filter.sale, BUCKET_CENTS[1]) }
      : { rent: null, sale: null }),
  }
}

/** Slices of the values that suffice on their own; null when none is needed. */
function listWanted(count: number, firstSlice: number, fails: (bits: number) => boolean): Uint8Array | null {
  if (!fails(0)) return null
  const slices = Array.from({ length: count }, (_, value) => value)
    .filter((value) => !fails(1 << value))
    .map((value) => firstSlice + value)
  return Uint8Array.from(slices)
}

function compilePrice({ min, max }: CentRange, step: number): PriceSlices | null {
  const hasMaximum = max < Number.POSITIVE_INFINITY
  if (min <= 0 && !hasMaximum) return null
  const first = toBucket(min, step)
  const last = toBucket(max, step)
  const endsWithBucket = last < BUCKET_COUNT - 1 && max === (last + 1) * step - 1
  return {
    from: Uint8Array.from(slicesFrom(first)),
    afterFirst: toSlices(first + 1),
    looksAtFirst: min !== first * step,
    last: hasMaximum ? toSlices(last) : null,
    after: hasMaximum ? toSlices(last + 1) : null,
    lastPasses: endsWithBucket ? 'all' : max === last * step ? 'round' : 'some',
  }
}

function toSlices(bucket: number): Uint8Array | null {
  return bucket < BUCKET_COUNT ? Uint8Array.from(slicesFrom(bucket)) : null
}
