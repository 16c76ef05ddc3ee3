import type { WatchRow } from './watch-row.ts'

/**
 * 36 bytes a watch. What decides stands side by side, eight integers in half a cache line: matching jumps from row to row, and
 * columns apart would cost a miss each.
 */
export interface WatchColumns {
  readonly ids: Int32Array
  /** `STRIDE` a row, at the offsets below. */
  readonly fields: Int32Array
}

export const STRIDE = 8
export const ACCEPTS = 0
/** Minimum and maximum of rents, then of sale prices. */
export const PRICES = 1
/** First day in the lower half, last day in the upper. */
export const DAYS = 5
/** Start of its record in the table of areas. */
export const AREA = 6
/** PriceBasis in the lowest bits, above it where its words begin. */
export const WORDING = 7
const RULER_BITS = 3

export interface PlacedRow extends WatchRow {
  id: number
  gate: number
  area: number
}

export function createWatchColumns(capacity: number): WatchColumns {
  return { ids: new Int32Array(capacity), fields: new Int32Array(capacity * STRIDE) }
}

export function writeWatch({ ids, fields }: WatchColumns, row: number, watch: PlacedRow): void {
  const at = row * STRIDE
  ids[row] = watch.id
  fields[at + ACCEPTS] = watch.accepts
  fields[at + PRICES] = watch.rentMin
  fields[at + PRICES + 1] = watch.rentMax
  fields[at + PRICES + 2] = watch.saleMin
  fields[at + PRICES + 3] = watch.saleMax
  fields[at + DAYS] = watch.first | (watch.last << 16)
  fields[at + AREA] = watch.area
  fields[at + WORDING] = watch.ruler | (watch.gate << RULER_BITS)
}

/** Offset of the lowest price of an offer; the highest comes next. */
export function pricesAt(offer: number): number {
  return PRICES + 2 * offer
}

export function basisOf(wording: number): number {
  return wording & ((1 << RULER_BITS) - 1)
}

export function gateOf(wording: number): number {
  return wording >>> RULER_BITS
}

export function copyWatch(from: WatchColumns, row: number, to: WatchColumns, at: number): void {
  to.ids[at] = from.ids[row]!
  for (let i = 0; i < STRIDE; i++) to.fields[at * STRIDE + i] = from.fields[row * STRIDE + i]!
}

export function growWatchColumns(from: WatchColumns, count: number, capacity: number): WatchColumns {
  const to = createWatchColumns(capacity)
  to.ids.set(from.ids.subarray(0, count))
  to.fields.set(from.fields.subarray(0, count * STRIDE))
  return to
}

export function watchBytes({ ids, fields }: WatchColumns): number {
  return ids.byteLength + fields.byteLength
}
