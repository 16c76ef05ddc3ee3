import {
  AD_TYPES,
  type AdType,
  INTERVALS,
  type Interval,
  LISTING_TYPES,
  type ListingType,
} from '#domain/vocabulary.ts'
import {
  AD_TYPE_MASK,
  DEAD_SHIFT,
  INTERVAL_MASK,
  INTERVAL_SHIFT,
  KIND_BITS,
  KIND_MASK,
  LISTING_TYPE_SHIFT,
} from './codes.ts'
import { type Columns, LAT, PLACE } from './columns.ts'
import { NOWHERE } from './projection.ts'
import type { Region } from './region.ts'
import { keepMeeting, type RowConditions, toDayConditions, type WantedDays } from './row-conditions.ts'
import type { IndexParts } from './search-index.ts'
import { INSIDE, OUTSIDE } from './shape.ts'
import { PORTION_ROWS } from './tree.ts'

/** Row filter as tables: whether a kind (ad type, venue, listing type, features) passes, and prices by interval. */
export interface RowTest {
  readonly kinds: Uint8Array
  readonly priceMin: Int32Array
  readonly priceMax: Int32Array
  readonly days: RowConditions | null
}

/** What a row test asks of a space's kind. */
export interface SoldAs {
  readonly adType: AdType
  readonly listingType: ListingType
}

/** Where to look: everywhere without a region; spaces without coordinates only when said. */
export interface Area {
  readonly region: Region | null
  readonly withUnlocated: boolean
}

/** The first `count` of `rows` matched; the buffer is reused afterwards. */
export type TakeRows = (columns: Columns, rows: Uint32Array, count: number) => void

/** @param limits minimum and maximum whole price of an interval; null when no price of it passes */
export function buildRowTest(
  passes: (kind: SoldAs) => boolean,
  limits: (interval: Interval) => { min: number; max: number } | null,
  days: WantedDays | null = null,
): RowTest {
  const byInterval = INTERVALS.map(limits)
  return {
    kinds: tabulateKinds(passes),
    priceMin: Int32Array.from(byInterval, (limit) => limit?.min ?? 1),
    priceMax: Int32Array.from(byInterval, (limit) => limit?.max ?? 0),
    days: days && toDayConditions(days),
  }
}

function tabulateKinds(passes: (kind: SoldAs) => boolean): Uint8Array {
  const known = AD_TYPES.map((adType) => LISTING_TYPES.map((listingType) => +passes({ adType, listingType })))
  const kinds = new Uint8Array(1 << KIND_BITS)
  for (let kind = 0; kind < kinds.length; kind++)
    kinds[kind] = known[kind & AD_TYPE_MASK]?.[(kind >>> LISTING_TYPE_SHIFT) & 1] ?? 0
  return kinds
}

/** Hands on every living row that passes, a portion at a time, in no order that means anything. */
export function visitRows({ base, delta }: IndexParts, area: Area, test: RowTest, take: TakeRows): void {
  const rows = new Uint32Array(PORTION_ROWS)
  const { region, withUnlocated } = area
  // where a row is comes last: to tell costs sines, and few rows get as far
  const offer = (columns: Columns, count: number, keep: (count: number) => number) => {
    const passing = keepPassing(test, columns, rows, count)
    const kept = passing === 0 ? 0 : keep(passing)
    if (kept > 0) take(columns, rows, kept)
  }
  const run = (columns: Columns, from: number, to: number, keep: (count: number) => number) => {
    for (let start = from; start < to; start += PORTION_ROWS) {
      const count = Math.min(PORTION_ROWS, to - start)
      for (let i = 0; i < count; i++) rows[i] = start + i
      offer(columns, count, keep)
    }
  }
  const all = (count: number) => count
  const { columns, tree } = base
  const visit = (node: number, within: Region) => {
    if (tree.live[node] === 0) return
    const relation = within.relate(tree, node)
    if (relation === OUTSIDE) return
    const [start, end] = [tree.start[node]!, tree.end[node]!]
    if (relation === INSIDE) run(columns, start, end, all)
    else if (tree.childCount[node] === 0)
      run(columns, start, end, (count) => within.keep(tree, node, columns, rows, count))
    else {
      const first = tree.firstChild[node]!
      for (let i = 0; i < tree.childCount[node]!; i++) visit(first + i, within)
    }
  }
  if (region) for (const root of tree.roots) if (root !== tree.nowhere) visit(root, region)
  if (!region) run(columns, 0, base.located, all)
  if (withUnlocated) run(columns, base.located, base.count, all)
  const added = delta.columns
  run(added, 0, delta.count, (count) =>
    region ? region.keepAnywhere(added, rows, count) : keepPlaced(added, rows, count, true),
  )
  if (withUnlocated) run(added, 0, delta.count, (count) => keepPlaced(added, rows, count, false))
}

function keepPlaced(columns: Columns, rows: Uint32Array, count: number, isPlaced: boolean): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    rows[kept] = row
    kept += +((columns.places[row * PLACE + LAT] !== NOWHERE) === isPlaced)
  }
  return kept
}

/** Branch-free, like a search's filter. */
function keepPassing(test: RowTest, columns: Columns, rows: Uint32Array, count: number): number {
  const { attributes, price } = columns
  const { kinds, priceMin, priceMax, days } = test
  const left = days === null ? count : keepMeeting(columns, rows, count, days)
  let kept = 0
  for (let i = 0; i < left; i++) {
    const row = rows[i]!
    const word = attributes[row]!
    const interval = (word >>> INTERVAL_SHIFT) & INTERVAL_MASK
    const dollars = price[row]!
    rows[kept] = row
    kept +=
      kinds[word & KIND_MASK]! &
      +(dollars >= priceMin[interval]!) &
      +(dollars <= priceMax[interval]!) &
      +(word >>> DEAD_SHIFT === 0)
  }
  return kept
}
