import { toBoundCents } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, TRANSIT_VENUES, VENUES } from '#domain/vocabulary.ts'
import {
  AUDIENCE_MASK,
  AUDIENCE_SHIFT,
  DEAD_SHIFT,
  FEATURE_SHIFT,
  KIND_BITS,
  KIND_MASK,
  LISTING_TYPE_SHIFT,
  PRICE_CODE_MASK,
  PRICE_CODE_SHIFT,
  toBits,
  VENUE_SHIFT,
} from './codes.ts'
import type { Columns } from './columns.ts'
import type { DatedTotals } from './dated-totals.ts'
import { SALE, UNPRICED } from './price-line.ts'
import { type CentRange, toListedBounds } from './price-table.ts'
import type { Prices } from './prices.ts'
import type { SearchQuery } from './query.ts'
import { PORTION_ROWS } from './tree.ts'

/** One bit for each facet whose filter a row fails. A row that fails exactly one still counts in that facet. */
export const FAILS_AD_TYPE = 1
export const FAILS_VENUE = 2
export const FAILS_LISTING_TYPE = 4
export const FAILS_FEATURE = 8
export const FAILS_AUDIENCE = 16
export const FAILS_PRICE = 32
/** Tombstones fail two filters at once, so that they never count as a near miss. */
const FAILS_ALL = 192

const SINGLE_FAILURE = Uint8Array.from({ length: 256 }, (_, fail) =>
  fail !== 0 && (fail & (fail - 1)) === 0 ? 1 : 0,
)

const NO_FAILURE = Uint8Array.from({ length: 256 }, (_, fail) => (fail === 0 ? 1 : 0))
const ALL_KINDS_PASS = new Uint8Array(1 << KIND_BITS)

/** The facet filters compiled to look-up tables: one pass computes what each row fails. */
export interface Filter {
  readonly active: boolean
  readonly kindFails: Uint8Array
  readonly audienceFails: Uint8Array
  readonly hasPrice: boolean
  /** Where totals for dates are compared, null elsewhere and without bounds. */
  readonly totals: DatedTotals | null
  /** Cents on the query's price basis. */
  readonly rent: CentRange
  readonly sale: CentRange
  /** The same as listed prices, by price code. */
  readonly priceMin: Int32Array
  readonly priceMax: Int32Array
}

const ANY_PRICE = { min: 0, max: Number.POSITIVE_INFINITY }

export function compileFilter(asked: SearchQuery, table: Prices): Filter {
  const query = { ...asked, listingTypes: listPricedTypes(asked) }
  const kinds = [query.adTypes, query.venues, query.listingTypes, query.features].some(isRestricted)
  const { rent, sale } = toPriceRanges(query)
  const hasPrice = [rent, sale].some(({ min, max }) => min > 0 || max < Number.POSITIVE_INFINITY)
  return {
    active: kinds || hasPrice || isRestricted(query.audiences),
    kindFails: kinds ? compileKinds(query) : ALL_KINDS_PASS,
    audienceFails: compileAudiences(query),
    hasPrice,
    totals: hasPrice ? table.totals : null,
    rent,
    sale,
    ...toListedBounds(table, table.totals === null ? { rent, sale } : { rent: ANY_PRICE, sale: ANY_PRICE }),
  }
}

/** What may be paid, in cents on the query's price basis, by what a space is offered for. */
export function toPriceRanges(query: SearchQuery): { rent: CentRange; sale: CentRange } {
  const rent = toRange(query.priceMin, query.priceMax)
  const ownSale = toRange(query.salePriceMin, query.salePriceMax)
  return { rent, sale: query.per === undefined ? overlap(rent, ownSale) : ownSale }
}

/** The values that a query accepts, as bits by their codes; all bits where it does not ask. */
export function toWantedCodes(query: SearchQuery) {
  return {
    adTypes: toWanted(AD_TYPES, query.adTypes),
    venues: toWanted(VENUES, expandTransit(query.venues)),
    listingTypes: toWanted(LISTING_TYPES, listPricedTypes(query)),
  }
}

/** On a price basis a range of rents alone asks for rents, one of sale prices alone for spaces for sale. */
export function listPricedTypes(query: SearchQuery): NonNullable<SearchQuery['listingTypes']> {
  const { per, listingTypes = [] } = query
  if (per === undefined || listingTypes.length > 0) return listingTypes
  const hasRent = query.priceMin !== undefined || query.priceMax !== undefined
  const hasSale = query.salePriceMin !== undefined || query.salePriceMax !== undefined
  return hasRent === hasSale ? [] : hasRent ? ['rent'] : ['sale']
}

function toRange(min: number | undefined, max: number | undefined): CentRange {
  return {
    min: toBoundCents(min ?? 0),
    max: max === undefined ? Number.POSITIVE_INFINITY : toBoundCents(max),
  }
}

function overlap(a: CentRange, b: CentRange): CentRange {
  return { min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) }
}

function isRestricted(values: readonly string[] | undefined): boolean {
  return values !== undefined && values.length > 0
}

/** What each of the 2048 kinds fails, combined from what each of their parts fails. */
function compileKinds(query: SearchQuery): Uint8Array {
  const wanted = toWantedCodes(query)
  const adTypes = compileCodes(8, wanted.adTypes, FAILS_AD_TYPE)
  const venues = compileCodes(16, wanted.venues, FAILS_VENUE)
  const listingTypes = compileCodes(2, wanted.listingTypes, FAILS_LISTING_TYPE)
  const features = compileSets(8, toBits(FEATURES, query.features ?? []), FAILS_FEATURE)
  const fails = new Uint8Array(1 << KIND_BITS)
  for (let kind = 0; kind < fails.length; kind++) {
    fails[kind] =
      adTypes[kind & 7]! |
      venues[(kind >>> VENUE_SHIFT) & 15]! |
      listingTypes[(kind >>> LISTING_TYPE_SHIFT) & 1]! |
      features[kind >>> FEATURE_SHIFT]!
  }
  return fails
}

function compileCodes(length: number, wanted: number, fails: number): Uint8Array {
  return Uint8Array.from({ length }, (_, code) => (((wanted >>> code) & 1) === 1 ? 0 : fails))
}

function compileSets(length: number, wanted: number, fails: number): Uint8Array {
  return Uint8Array.from({ length }, (_, has) => (wanted === 0 || (has & wanted) !== 0 ? 0 : fails))
}

function compileAudiences(query: SearchQuery): Uint8Array {
  return compileSets(AUDIENCE_MASK + 1, toBits(AUDIENCES, query.audiences ?? []), FAILS_AUDIENCE)
}

function expandTransit(venues: SearchQuery['venues']): SearchQuery['venues'] {
  return venues?.includes('transit') ? [...venues, ...TRANSIT_VENUES] : venues
}

/** Bit set of the accepted values; all bits without a filter. */
function toWanted(vocabulary: readonly string[], values: readonly string[] | undefined): number {
  return values === undefined || values.length === 0 ? -1 : toBits(vocabulary, values)
}

/** Matches, and near misses with the one filter they fail. Reused between portions of one query. */
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

/** Of one portion: `FAILS_PRICE` where a total is out of its range; all are 0 between two portions. */
const DEAR = new Uint8Array(PORTION_ROWS)

/** Rows that fail another filter twice are not priced. */
function deferExpensive(
  filter: Filter,
  totals: DatedTotals,
  columns: Columns,
  rows: Uint32Array,
  count: number,
): void {
  const { kindFails, audienceFails } = filter
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    const word = columns.attributes[row]!
    const other =
      kindFails[word & KIND_MASK]! |
      audienceFails[(word >>> AUDIENCE_SHIFT) & AUDIENCE_MASK]! |
      ((word >>> DEAD_SHIFT) * FAILS_ALL)
    // one more failure decides nothing beside two
    if ((other & (other - 1)) !== 0) continue
    DEAR[i] = fitsTotals(filter, totals.positionOf(columns, row)) ? 0 : FAILS_PRICE
  }
}

/** Whether a total is in its range; rents without one are in no range but the whole. */
export function fitsTotals({ rent, sale }: Filter, position: number): boolean {
  if (position < UNPRICED) return position >= rent.min && position <= rent.max
  if (position >= SALE) return position - SALE >= sale.min && position - SALE <= sale.max
  return rent.min <= 0 && rent.max === Number.POSITIVE_INFINITY
}

/**
 * Partitions rows into matches, near misses and others. Branch-free: every row is written to both lists and the lengths
 * decide what stays, and comparisons become numbers by `+(…)`, which compiles to a flag where `… ? 1 : 0` compiles to a
 * jump. With real filters a jump is mispredicted on every third row: 3.4 ns a row instead of 8.2.
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
  if (filter.totals !== null) deferExpensive(filter, filter.totals, columns, rows, count)
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    const word = attributes[row]!
    const dollars = price[row]!
    const code = (word >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK
    const fails =
      kindFails[word & KIND_MASK]! |
      audienceFails[(word >>> AUDIENCE_SHIFT) & AUDIENCE_MASK]! |
      ((+(dollars < priceMin[code]!) | +(dollars > priceMax[code]!)) * FAILS_PRICE) |
      ((word >>> DEAD_SHIFT) * FAILS_ALL) |
      DEAR[i]!
    passed[passedCount] = row
    passedCount += NO_FAILURE[fails]!
    near[nearCount] = row
    nearFails[nearCount] = fails
    nearCount += SINGLE_FAILURE[fails]!
  }
  if (filter.totals !== null) DEAR.fill(0, 0, count)
  sieve.passedCount = passedCount
  sieve.nearCount = nearCount
}
