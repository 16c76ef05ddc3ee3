import { type Columns, LAT, PLACE, X, Y } from './columns.ts'
import { interleave, NOWHERE } from './projection.ts'

/** Below this many rows comparing takes less time than the radix sort's four times 65,536 counters. */
const FEW = 2_000

/** Row numbers of the first `count` rows in Z-order; rows without coordinates come last. */
export function sortRows(columns: Columns, count: number): { order: Uint32Array; located: number } {
  const order = new Uint32Array(count)
  const located = partitionLocated(columns, count, order)
  const low = new Uint32Array(located)
  const high = new Uint32Array(located)
  for (let i = 0; i < located; i++) {
    const row = order[i]!
    const x = columns.places[row * PLACE + X]!
    const y = columns.places[row * PLACE + Y]!
    low[i] = interleave(x, y)
    high[i] = interleave(x >>> 16, y >>> 16)
  }
  const sort = located < FEW ? sortFew : radixSort
  order.set(sort(low, high, order.slice(0, located)))
  return { order, located }
}

function partitionLocated(columns: Columns, count: number, order: Uint32Array): number {
  let located = 0
  let unlocated = count
  for (let row = 0; row < count; row++) {
    if (columns.places[row * PLACE + LAT] === NOWHERE) order[--unlocated] = row
    else order[located++] = row
  }
  return located
}

/** Stable, as the radix sort is: rows of one place keep their order. */
function sortFew(low: Uint32Array, high: Uint32Array, order: Uint32Array): Uint32Array {
  const index = Uint32Array.from(order, (_, i) => i)
  index.sort((a, b) => high[a]! - high[b]! || low[a]! - low[b]! || a - b)
  return index.map((at) => order[at]!)
}

/**
 * LSD radix sort, four stable counting passes of 16 bits: linear, where comparing a million 64-bit keys takes seconds.
 */
function radixSort(low: Uint32Array, high: Uint32Array, order: Uint32Array): Uint32Array {
  const n = order.length
  let index: Uint32Array = new Uint32Array(n).map((_, i) => i)
  let spare: Uint32Array = new Uint32Array(n)
  for (const [keys, shift] of [
    [low, 0],
    [low, 16],
    [high, 0],
    [high, 16],
  ] as const) {
    countingPass(keys, shift, index, spare)
    const swap = index
    index = spare
    spare = swap
  }
  return index.map((at) => order[at]!)
}

function countingPass(keys: Uint32Array, shift: number, from: Uint32Array, to: Uint32Array): void {
  const starts = new Uint32Array(65_537)
  for (let i = 0; i < from.length; i++) starts[((keys[i]! >>> shift) & 0xffff) + 1]!++
  for (let digit = 0; digit < 65_536; digit++) starts[digit + 1]! += starts[digit]!
  for (let i = 0; i < from.length; i++) {
    const at = from[i]!
    to[starts[(keys[at]! >>> shift) & 0xffff]!++] = at
  }
}
