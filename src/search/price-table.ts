import { centsPerDollar, PRICE_SCALES, type Ruler, SALE_SCALE } from '#domain/price-ruler.ts'
import { INTERVALS, LISTING_TYPES } from '#domain/vocabulary.ts'
import { BUCKET_COUNT, PRICE_CODE_MASK, SALE_CODE } from './codes.ts'
import type { DatedTotals } from './dated-totals.ts'
import { SALE, UNPRICED } from './price-line.ts'

/** How a listed price stands on a ruler, by the row's price code (interval and listing type). */
export interface PriceTable {
  /** Undefined: the plain listed price, rents and sales alike. */
  readonly per: Ruler | undefined
  readonly scale: Float64Array
  readonly offset: Float64Array
  /** The rents' positions for the days of the search; null on the other rulers. */
  readonly totals: DatedTotals | null
  /** Cents of one bucket of the histogram. */
  readonly step: Float64Array
}

/** @param per undefined compares plain listed prices, whatever they are for */
export function createPriceTable(per: Ruler | undefined, totals: DatedTotals | null = null): PriceTable {
  const codes = Array.from({ length: PRICE_CODE_MASK + 1 }, (_, code) => code)
  const isSale = (code: number) => per !== undefined && (code & SALE_CODE) !== 0
  const rentStep = PRICE_SCALES[per ?? 'listed'].step * 100
  return {
    per,
    totals,
    scale: Float64Array.from(codes, (code) => (isSale(code) ? 100 : scaleOf(code, per ?? 'listed'))),
    offset: Float64Array.from(codes, (code) => (isSale(code) ? SALE : 0)),
    step: Float64Array.from(codes, (code) => (isSale(code) ? SALE_SCALE.step * 100 : rentStep)),
  }
}

function scaleOf(code: number, per: Ruler): number {
  const interval = INTERVALS[code & (SALE_CODE - 1)]
  return interval === undefined ? 100 : centsPerDollar(interval, per)
}

export const MONTHLY: PriceTable = createPriceTable('month')

/** Whole cents; `SALE` more for a space for sale. No product is half a cent, so rounding cannot go either way. */
export function positionOf({ scale, offset }: PriceTable, price: number, code: number): number {
  return Math.floor(price * scale[code]! + 0.5) + offset[code]!
}

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

/** The bucket code of a row by its total; -1 for a rent that has none. */
export function toTotalBucket(table: PriceTable, position: number): number {
  if (position >= UNPRICED && position < SALE) return -1
  const [behind, step] = position >= SALE ? [1, table.step[SALE_CODE]!] : [0, table.step[0]!]
  const bucket = Math.min(BUCKET_COUNT - 1, Math.floor(toCents(position) / step))
  return bucket * LISTING_TYPES.length + behind
}

/** Histogram code of a price: its bucket, and in the lowest bit whether the space is for sale. */
export function toBucketCode(table: PriceTable, price: number, code: number): number {
  const cents = Math.floor(price * table.scale[code]! + 0.5)
  const bucket = Math.min(BUCKET_COUNT - 1, Math.floor(cents / table.step[code]!))
  return bucket * LISTING_TYPES.length + (table.offset[code] === 0 ? 0 : 1)
}

/** Whole cents, inclusive. */
export interface CentRange {
  readonly min: number
  readonly max: number
}

/** Lowest and highest listed price of each price code within the ranges: conversions are monotone, so none is missed. */
export function toListedBounds(table: PriceTable, { rent, sale }: { rent: CentRange; sale: CentRange }) {
  const rangeOf = (code: number) => ((code & SALE_CODE) === 0 ? rent : sale)
  return {
    priceMin: Int32Array.from(table.scale, (scale, code) => leastDollars(rangeOf(code).min, scale)),
    priceMax: Int32Array.from(table.scale, (scale, code) => mostDollars(rangeOf(code).max, scale)),
  }
}

const INT_MAX = 0x7fffffff

/** No listed price is higher than an integer holds: what is asked beyond it, none has. */
function leastDollars(cents: number, scale: number): number {
  if (cents / scale >= INT_MAX) return INT_MAX
  let dollars = Math.max(0, Math.floor(cents / scale) - 1)
  while (Math.floor(dollars * scale + 0.5) < cents) dollars++
  return dollars
}

function mostDollars(cents: number, scale: number): number {
  if (cents / scale >= INT_MAX) return INT_MAX
  let dollars = Math.ceil(cents / scale) + Math.ceil(1 / scale)
  while (dollars >= 0 && Math.floor(dollars * scale + 0.5) > cents) dollars--
  return dollars
}
