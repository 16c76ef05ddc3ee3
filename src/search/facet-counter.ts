import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import {
  AUDIENCE_MASK,
  AUDIENCE_SHIFT,
  BUCKET_COUNT,
  BUCKET_MASK,
  BUCKET_SHIFT,
  FEATURE_SHIFT,
  KIND_BITS,
  KIND_MASK,
  LISTING_TYPE_SHIFT,
  VENUE_SHIFT,
} from './codes.ts'
import type { Columns } from './columns.ts'
import {
  FAILS_AD_TYPE,
  FAILS_AUDIENCE,
  FAILS_FEATURE,
  FAILS_LISTING_TYPE,
  FAILS_PRICE,
  FAILS_VENUE,
  type Sieve,
} from './filter.ts'
import {
  AD_TYPE_AT,
  AUDIENCE_AT,
  addTally,
  BUCKET_AT,
  countBits,
  FEATURE_AT,
  LISTING_TYPE_AT,
  TALLY_SIZE,
  VENUE_AT,
} from './tally.ts'

interface Facet {
  fails: number
  shift: number
  mask: number
  at: number
  values: number
  /** A space can have several values of it. */
  isSet: boolean
}

const FACETS: readonly Facet[] = [
  { fails: FAILS_AD_TYPE, shift: 0, mask: 7, at: AD_TYPE_AT, values: AD_TYPES.length, isSet: false },
  { fails: FAILS_VENUE, shift: VENUE_SHIFT, mask: 15, at: VENUE_AT, values: VENUES.length, isSet: false },
  {
    fails: FAILS_LISTING_TYPE,
    shift: LISTING_TYPE_SHIFT,
    mask: 1,
    at: LISTING_TYPE_AT,
    values: LISTING_TYPES.length,
    isSet: false,
  },
  {
    fails: FAILS_FEATURE,
    shift: FEATURE_SHIFT,
    mask: 7,
    at: FEATURE_AT,
    values: FEATURES.length,
    isSet: true,
  },
  {
    fails: FAILS_AUDIENCE,
    shift: AUDIENCE_SHIFT,
    mask: AUDIENCE_MASK,
    at: AUDIENCE_AT,
    values: AUDIENCES.length,
    isSet: true,
  },
  {
    fails: FAILS_PRICE,
    shift: BUCKET_SHIFT,
    mask: BUCKET_MASK,
    at: BUCKET_AT,
    values: BUCKET_COUNT,
    isSet: false,
  },
]

/** Where the codes of each kind of failure are counted: its own run of 256 counters. */
const NEAR_RUN = 256
const SHIFT_OF = new Uint8Array(64)
const MASK_OF = new Uint8Array(64)
for (const facet of FACETS) {
  SHIFT_OF[facet.fails] = facet.shift
  MASK_OF[facet.fails] = facet.mask
}

/**
 * Counts facets and histogram of one query. Rows are counted by their raw codes (three additions a row)
 * and only the finished counters are spread over values: several times cheaper than a loop over each row's tags.
 */
export class FacetCounter {
  readonly #tally = new Uint32Array(TALLY_SIZE)
  readonly #kinds = new Uint32Array(1 << KIND_BITS)
  readonly #audiences = new Uint32Array(AUDIENCE_MASK + 1)
  readonly #near = new Uint32Array(NEAR_RUN * 64)
  #counted = false

  /** Adds a node that lies wholly inside. */
  addNode(tallies: Uint32Array, node: number): void {
    addTally(this.#tally, 0, tallies, node * TALLY_SIZE, TALLY_SIZE)
  }

  /** Adds what one portion of rows passed and nearly passed. */
  addRows({ attributes }: Columns, sieve: Sieve): void {
    const tally = this.#tally
    const kinds = this.#kinds
    const audiences = this.#audiences
    this.#counted ||= sieve.passedCount + sieve.nearCount > 0
    for (let i = 0; i < sieve.passedCount; i++) {
      const word = attributes[sieve.passed[i]!]!
      kinds[word & KIND_MASK]!++
      audiences[(word >>> AUDIENCE_SHIFT) & AUDIENCE_MASK]!++
      tally[BUCKET_AT + ((word >>> BUCKET_SHIFT) & BUCKET_MASK)]!++
    }
    const near = this.#near
    for (let i = 0; i < sieve.nearCount; i++) {
      const fails = sieve.nearFails[i]!
      const code = (attributes[sieve.near[i]!]! >>> SHIFT_OF[fails]!) & MASK_OF[fails]!
      near[fails * NEAR_RUN + code]!++
    }
  }

  /** The finished tally. */
  finish(): Uint32Array {
    if (!this.#counted) return this.#tally
    for (let kind = 0; kind < this.#kinds.length; kind++) {
      const times = this.#kinds[kind]!
      if (times > 0) this.#spreadKind(kind, times)
    }
    const audience = FACETS.find((facet) => facet.fails === FAILS_AUDIENCE)!
    for (let set = 0; set < this.#audiences.length; set++) this.#spread(audience, set, this.#audiences[set]!)
    for (const facet of FACETS) {
      for (let code = 0; code <= facet.mask; code++) {
        this.#spread(facet, code, this.#near[facet.fails * NEAR_RUN + code]!)
      }
    }
    return this.#tally
  }

  #spreadKind(kind: number, times: number): void {
    for (const facet of FACETS) {
      if (facet.shift < KIND_BITS) this.#spread(facet, (kind >>> facet.shift) & facet.mask, times)
    }
  }

  #spread(facet: Facet, code: number, times: number): void {
    if (times === 0) return
    if (facet.isSet) countBits(this.#tally, facet.at, code, times)
    else if (code < facet.values) this.#tally[facet.at + code]! += times
  }
}
