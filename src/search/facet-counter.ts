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
  PRICE_CODE_MASK,
  PRICE_CODE_SHIFT,
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
import { toTotalBucket } from './price-line.ts'
import { toBucketCode } from './price-table.ts'
import type { Prices } from './prices.ts'
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
  /** Multi-valued facet. */
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
    values: BUCKET_COUNT * LISTING_TYPES.length,
    isSet: false,
  },
]

/** Near misses of each facet are counted by raw code, in runs of one array: the start of each run. */
const RUN_AT = new Uint16Array(64)
const SHIFT_OF = new Uint8Array(64)
const MASK_OF = new Uint8Array(64)
let runs = 0
for (const facet of FACETS) {
  RUN_AT[facet.fails] = runs
  SHIFT_OF[facet.fails] = facet.shift
  MASK_OF[facet.fails] = facet.mask
  runs += facet.mask + 1
}
const RUNS_SIZE = runs

/**
 * Counts facets and histogram of one query. Rows are counted by their raw codes (three additions a row)
 * and only the final counters are expanded to values: several times cheaper than a loop over each row's tags.
 */
export class FacetCounter {
  readonly #tally = new Uint32Array(TALLY_SIZE)
  readonly #kinds = new Uint32Array(1 << KIND_BITS)
  /** Raw codes, in the runs of `RUN_AT`: near misses while counting, matches added at the end. */
  readonly #codes = new Uint32Array(RUNS_SIZE)
  /** Null by the month, whose buckets are in the attributes. */
  readonly #table: Prices | null
  #passed = 0
  #near = 0

  constructor(table: Prices) {
    this.#table = table.per === 'month' ? null : table
  }

  /** Adds a node that is entirely inside. */
  addNode(tallies: Uint32Array, node: number): void {
    addTally(this.#tally, 0, tallies, node * TALLY_SIZE, TALLY_SIZE)
  }

  /** Adds counters that are already complete. */
  addCounts(counts: Uint32Array): void {
    addTally(this.#tally, 0, counts, 0, TALLY_SIZE)
  }

  /** Adds the matches and near misses of one portion of rows. */
  addRows(columns: Columns, sieve: Sieve): void {
    const { attributes } = columns
    const { passed, passedCount, near, nearFails, nearCount } = sieve
    const kinds = this.#kinds
    const codes = this.#codes
    const audiences = RUN_AT[FAILS_AUDIENCE]!
    const buckets = RUN_AT[FAILS_PRICE]!
    this.#passed += passedCount
    this.#near += nearCount
    for (let i = 0; i < passedCount; i++) {
      const word = attributes[passed[i]!]!
      kinds[word & KIND_MASK]!++
      codes[audiences + ((word >>> AUDIENCE_SHIFT) & AUDIENCE_MASK)]!++
      codes[buckets + ((word >>> BUCKET_SHIFT) & BUCKET_MASK)]!++
    }
    for (let i = 0; i < nearCount; i++) {
      const fails = nearFails[i]!
      codes[RUN_AT[fails]! + ((attributes[near[i]!]! >>> SHIFT_OF[fails]!) & MASK_OF[fails]!)]!++
    }
    if (this.#table !== null) this.#moveBuckets(columns, sieve, this.#table)
  }

  /** Takes the rows just counted from their buckets by the month to those of the price basis. */
  #moveBuckets(columns: Columns, sieve: Sieve, table: Prices): void {
    const { attributes, price } = columns
    const { totals } = table
    const buckets = RUN_AT[FAILS_PRICE]!
    const move = (row: number) => {
      const word = attributes[row]!
      this.#codes[buckets + ((word >>> BUCKET_SHIFT) & BUCKET_MASK)]!--
      const code =
        totals === null
          ? toBucketCode(table, price[row]!, (word >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK)
          : toTotalBucket(totals.positionOf(columns, row))
      this.#codes[buckets + code]!++
    }
    for (let i = 0; i < sieve.passedCount; i++) move(sieve.passed[i]!)
    for (let i = 0; i < sieve.nearCount; i++) if (sieve.nearFails[i] === FAILS_PRICE) move(sieve.near[i]!)
  }

  /** The finished tally. */
  finish(): Uint32Array {
    if (this.#passed > 0) this.#splitKinds()
    if (this.#passed + this.#near === 0) return this.#tally
    for (const facet of FACETS) {
      const at = RUN_AT[facet.fails]!
      for (let code = 0; code <= facet.mask; code++) this.#spread(facet, code, this.#codes[at + code]!)
    }
    return this.#tally
  }

  #splitKinds(): void {
    const codes = this.#codes
    const venues = RUN_AT[FAILS_VENUE]!
    const listingTypes = RUN_AT[FAILS_LISTING_TYPE]!
    const features = RUN_AT[FAILS_FEATURE]!
    for (let kind = 0; kind < this.#kinds.length; kind++) {
      const times = this.#kinds[kind]!
      codes[kind & 7]! += times
      codes[venues + ((kind >>> VENUE_SHIFT) & 15)]! += times
      codes[listingTypes + ((kind >>> LISTING_TYPE_SHIFT) & 1)]! += times
      codes[features + (kind >>> FEATURE_SHIFT)]! += times
    }
  }

  #spread(facet: Facet, code: number, times: number): void {
    if (times === 0) return
    if (facet.isSet) countBits(this.#tally, facet.at, code, times)
    else if (code < facet.values) this.#tally[facet.at + code]! += times
  }
}
