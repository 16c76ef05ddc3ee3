import { AUDIENCES, FEATURES } from '#domain/vocabulary.ts'
import { countOnes, lowestOne } from './bits.ts'
import { AUDIENCE_SLICE, FEATURE_SLICE, LISTING_TYPE_SLICE, MEDIUM_MASK } from './block-layout.ts'
import type { Blocks } from './blocks.ts'
import { BUCKET_MASK, NO_VENUE, VENUE_SHIFT } from './codes.ts'
import { FAILS_AD_TYPE, FAILS_VENUE } from './filter.ts'
import {
  AD_TYPE_AT,
  AUDIENCE_AT,
  BUCKET_AT,
  FEATURE_AT,
  LISTING_TYPE_AT,
  TALLY_SIZE,
  VENUE_AT,
} from './tally.ts'

/** Rows of one word, one bit each. */
export interface WordRows {
  /** Those that pass. */
  pass: number
  /** Near misses: those that fail this one filter only. */
  nearPrice: number
  nearAudience: number
  nearFeature: number
  nearListingType: number
}

/** Facets and histogram of whole blocks. A value's count is the popcount of its slice ANDed with the counting rows. */
export class BlockCounter {
  readonly #blocks: Blocks
  readonly #mediumFails: Uint8Array
  readonly #buckets: Uint8Array
  /** Room for `NO_BUCKET` behind all. */
  readonly #tally = new Uint32Array(BUCKET_AT + BUCKET_MASK + 1)
  /** Rows of each medium that pass, or fail it only. */
  readonly #media = new Uint32Array(MEDIUM_MASK + 1)

  /** @param buckets of each slot, on the price basis of the search */
  constructor(blocks: Blocks, mediumFails: Uint8Array, buckets: Uint8Array) {
    this.#blocks = blocks
    this.#mediumFails = mediumFails
    this.#buckets = buckets
  }

  addMedium(medium: number, times: number): void {
    this.#media[medium]! += times
  }

  /** Counts matches and near misses of a word; `at` is where its slices begin, `stride` how far they are apart. */
  addWord(rows: WordRows, word: number, at: number, stride: number): void {
    const { pass } = rows
    this.#addTags(
      pass | rows.nearAudience,
      at + AUDIENCE_SLICE * stride,
      stride,
      AUDIENCE_AT,
      AUDIENCES.length,
    )
    this.#addTags(pass | rows.nearFeature, at + FEATURE_SLICE * stride, stride, FEATURE_AT, FEATURES.length)
    const types = pass | rows.nearListingType
    const second = countOnes(types & this.#blocks.slices[at + LISTING_TYPE_SLICE * stride]!)
    this.#tally[LISTING_TYPE_AT + 1]! += second
    this.#tally[LISTING_TYPE_AT]! += countOnes(types) - second
    this.#addBuckets(pass | rows.nearPrice, word)
  }

  /** The finished tally. */
  finish(): Uint32Array {
    this.#media.forEach((times, medium) => {
      const venue = medium >>> VENUE_SHIFT
      const fails = this.#mediumFails[medium]!
      if (times === 0) return
      if (fails !== FAILS_VENUE) this.#tally[AD_TYPE_AT + (medium & 7)]! += times
      if (fails !== FAILS_AD_TYPE && venue !== NO_VENUE) this.#tally[VENUE_AT + venue]! += times
    })
    return this.#tally.subarray(0, TALLY_SIZE)
  }

  #addTags(bits: number, at: number, stride: number, tallyAt: number, values: number): void {
    const { slices } = this.#blocks
    for (let value = 0; value < values; value++) {
      this.#tally[tallyAt + value]! += countOnes(bits & slices[at + value * stride]!)
    }
  }

  /** A hundred buckets have no slices of their own: these rows are counted one by one. */
  #addBuckets(bits: number, word: number): void {
    const buckets = this.#buckets
    for (let left = bits; left !== 0; left &= left - 1) {
      this.#tally[BUCKET_AT + buckets[word * 32 + lowestOne(left)]!]!++
    }
  }
}
