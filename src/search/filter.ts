import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, TRANSIT_VENUES, VENUES } from '#domain/vocabulary.ts'
import {
  AUDIENCE_MASK,
  AUDIENCE_SHIFT,
  DEAD_SHIFT,
  FEATURE_SHIFT,
  KIND_BITS,
  KIND_MASK,
  LISTING_TYPE_SHIFT,
  toBits,
  VENUE_SHIFT,
} from './codes.ts'
import type { Columns } from './columns.ts'
import type { SearchQuery } from './query.ts'

/** One bit for each facet whose filter a row fails. A row that fails exactly one still counts in that facet. */
export const FAILS_AD_TYPE = 1
export const FAILS_VENUE = 2
export const FAILS_LISTING_TYPE = 4
export const FAILS_FEATURE = 8
export const FAILS_AUDIENCE = 16
export const FAILS_PRICE = 32
/** Tombstones fail two things at once, so that they never count as a near miss. */
const FAILS_ALL = 192

const SINGLE_FAILURE = Uint8Array.from({ length: 256 }, (_, fail) =>
  fail !== 0 && (fail & (fail - 1)) === 0 ? 1 : 0,
)

/** The filters that facets know, compiled to look-up tables: one pass tells what each row fails. */
export interface Filter {
  readonly active: boolean
  readonly kindFails: Uint8Array
  readonly audienceFails: Uint8Array
  readonly priceMin: number
  readonly priceMax: number
}

export function compileFilter(query: SearchQuery): Filter {
  const given = [query.adTypes, query.venues, query.audiences, query.listingTypes, query.features]
  const hasPrice = query.priceMin !== undefined || query.priceMax !== undefined
  return {
    active: hasPrice || given.some((values) => values !== undefined && values.length > 0),
    kindFails: compileKinds(query),
    audienceFails: compileAudiences(query),
    priceMin: Math.ceil(query.priceMin ?? 0),
    priceMax: Math.floor(query.priceMax ?? 0x7fffffff),
  }
}

function compileKinds(query: SearchQuery): Uint8Array {
  const adTypes = toWanted(AD_TYPES, query.adTypes)
  const venues = toWanted(VENUES, expandTransit(query.venues))
  const listingTypes = toWanted(LISTING_TYPES, query.listingTypes)
  const features = toBits(FEATURES, query.features ?? [])
  const fails = new Uint8Array(1 << KIND_BITS)
  for (let kind = 0; kind < fails.length; kind++) {
    const hasFeature = features === 0 || ((kind >>> FEATURE_SHIFT) & features) !== 0
    fails[kind] =
      (isWanted(adTypes, kind & 7) ? 0 : FAILS_AD_TYPE) |
      (isWanted(venues, (kind >>> VENUE_SHIFT) & 15) ? 0 : FAILS_VENUE) |
      (isWanted(listingTypes, (kind >>> LISTING_TYPE_SHIFT) & 1) ? 0 : FAILS_LISTING_TYPE) |
      (hasFeature ? 0 : FAILS_FEATURE)
  }
  return fails
}

function compileAudiences(query: SearchQuery): Uint8Array {
  const wanted = toBits(AUDIENCES, query.audiences ?? [])
  return Uint8Array.from({ length: AUDIENCE_MASK + 1 }, (_, has) =>
    wanted === 0 || (has & wanted) !== 0 ? 0 : FAILS_AUDIENCE,
  )
}

function expandTransit(venues: SearchQuery['venues']): SearchQuery['venues'] {
  return venues?.includes('transit') ? [...venues, ...TRANSIT_VENUES] : venues
}

/** Bit set of the wanted values; all bits when nothing was asked. */
function toWanted(vocabulary: readonly string[], values: readonly string[] | undefined): number {
  return values === undefined || values.length === 0 ? -1 : toBits(vocabulary, values)
}

function isWanted(wanted: number, code: number): boolean {
  return ((wanted >>> code) & 1) === 1
}

/** Rows that pass, and near misses with the one thing they fail. Reused between portions of one query. */
export interface Sieve {
  readonly passed: Uint32Array
  passedCount: number
  readonly near: Uint32Array
  readonly nearFails: Uint8Array
  nearCount: number
}

export function createSieve(capacity: number): Sieve {
  return {
    passed: new Uint32Array(capacity),
    passedCount: 0,
    near: new Uint32Array(capacity),
    nearFails: new Uint8Array(capacity),
    nearCount: 0,
  }
}

/**
 * Sorts rows into passed, near and lost. Free of branches: every row is written to both lists and the
 * lengths decide what stays, because with real filters a branch here is mispredicted on every third row.
 */
export function siftRows(
  sieve: Sieve,
  filter: Filter,
  columns: Columns,
  rows: Uint32Array,
  count: number,
): void {
  const { attributes, price } = columns
  const { kindFails, audienceFails, priceMin, priceMax } = filter
  const { passed, near, nearFails } = sieve
  let passedCount = 0
  let nearCount = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    const word = attributes[row]!
    const dollars = price[row]!
    const fails =
      kindFails[word & KIND_MASK]! |
      audienceFails[(word >>> AUDIENCE_SHIFT) & AUDIENCE_MASK]! |
      (dollars < priceMin ? FAILS_PRICE : 0) |
      (dollars > priceMax ? FAILS_PRICE : 0) |
      ((word >>> DEAD_SHIFT) * FAILS_ALL)
    passed[passedCount] = row
    passedCount += fails === 0 ? 1 : 0
    near[nearCount] = row
    nearFails[nearCount] = fails
    nearCount += SINGLE_FAILURE[fails]!
  }
  sieve.passedCount = passedCount
  sieve.nearCount = nearCount
}

/** Keeps the rows that are free from the first through the last day asked. */
export function keepAvailable(
  columns: Columns,
  rows: Uint32Array,
  count: number,
  days: { first: number; last: number },
): number {
  const { fromDay, toDay } = columns
  const { first, last } = days
  let kept = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    rows[kept] = row
    kept += (fromDay[row]! <= first ? 1 : 0) & (toDay[row]! >= last ? 1 : 0)
  }
  return kept
}
