import { centsPerDollar, PRICE_SCALES, type PriceBasis, SALE_SCALE } from '#domain/listings/price-basis.ts'
import { INTERVALS, LISTING_TYPES } from '#domain/vocabulary.ts'
import { BUCKET_COUNT, PRICE_CODE_MASK, SALE_CODE } from './codes.ts'
import { SALE } from './price-line.ts'

/** How a listed price is on a price basis, by the row's price code (interval and listing type). */
export interface PriceTable {
  /** Undefined: the plain listed price, rents and sales alike. */
  readonly per: PriceBasis | undefined
  readonly scale: Float64Array
  readonly offset: Float64Array
  /** Cents of one bucket of the histogram. */
  readonly step: Float64Array
}

/** @param per undefined compares plain listed prices, whatever they are for */
export function createPriceTable(per: PriceBasis | undefined): PriceTable {
  const codes = Array.from({ length: PRICE_CODE_MASK + 1 }, (_, code) => code)
  const isSale = (code: number) => per !== undefined && (code & SALE_CODE) !== 0
  const rentStep = PRICE_SCALES[per ?? 'listed'].step * 100
  return {
    per,
    scale: Float64Array.from(codes, (code) => (isSale(code) ? 100 : scaleOf(code, per ?? 'listed'))),
    offset: Float64Array.from(codes, (code) => (isSale(code) ? SALE : 0)),
    step: Float64Array.from(codes, (code) => (isSale(code) ? SALE_SCALE.step * 100 : rentStep)),
  }
}

function scaleOf(code: number, per: PriceBasis): number {
  const interval = INTERVALS[code & (SALE_CODE - 1)]
  return interval === undefined ? 100 : centsPerDollar(interval, per)
}

export const MONTHLY: PriceTable = createPriceTable('month')

/** Whole cents; `SALE` more for a space for sale. No product is half a cent, so rounding cannot go either way. */
export function positionOf({ scale, offset }: PriceTable, price: number, code: number): number {
  return Math.floor(price * scale[code]! + 0.5) + offset[code]!
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
