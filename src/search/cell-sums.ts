/** Integer fields of each cell and their offsets, in typed arrays: objects box every field beyond 31 bits. */
const COUNT = 0
const LAT_MIN = 1
const LAT_MAX = 2
const LNG_MIN = 3
const LNG_MAX = 4
const ID = 5
const WIDTH = 6

/** Fields beyond 31 bits. */
const LAT_SUM = 0
const LNG_SUM = 1
const MIN_PRICE = 2
const MAX_PRICE = 3
const SUMS_WIDTH = 4

/** The spaces of one cell, or of a part of it. Coordinates in 1e-7 degrees. */
export interface CellSum {
  count: number
  /** Positions on the query's price basis, the largest in its descending form (see `price-table.ts`). */
  minPrice: number
  maxPrice: number
  latMin: number
  latMax: number
  lngMin: number
  lngMax: number
  /** Id of any member; the member's own id when there is only one. */
  id: number
  latSum: number
  lngSum: number
}

/** Sums of the cells touched by one query, by cell number. */
export class CellSums {
  #ints: Int32Array = new Int32Array(256 * WIDTH)
  #sums: Float64Array = new Float64Array(256 * SUMS_WIDTH)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Adds a part to cell `number`, which exists or is the next new one. */
  add(number: number, part: CellSum): void {
    if (number === this.#size) this.#open()
    const ints = this.#ints
    const sums = this.#sums
    const at = number * WIDTH
    ints[at + COUNT]! += part.count
    ints[at + ID] = part.id
    if (part.latMin < ints[at + LAT_MIN]!) ints[at + LAT_MIN] = part.latMin
    if (part.latMax > ints[at + LAT_MAX]!) ints[at + LAT_MAX] = part.latMax
    if (part.lngMin < ints[at + LNG_MIN]!) ints[at + LNG_MIN] = part.lngMin
    if (part.lngMax > ints[at + LNG_MAX]!) ints[at + LNG_MAX] = part.lngMax
    const sumsAt = number * SUMS_WIDTH
    sums[sumsAt + LAT_SUM]! += part.latSum
    sums[sumsAt + LNG_SUM]! += part.lngSum
    if (part.minPrice < sums[sumsAt + MIN_PRICE]!) sums[sumsAt + MIN_PRICE] = part.minPrice
    if (part.maxPrice > sums[sumsAt + MAX_PRICE]!) sums[sumsAt + MAX_PRICE] = part.maxPrice
  }

  /** True when these prices would not change the cell's minimum and maximum. */
  spansPrices(number: number, { least, most }: { least: number; most: number }): boolean {
    if (number >= this.#size) return false
    const at = number * SUMS_WIDTH
    return this.#sums[at + MIN_PRICE]! <= least && this.#sums[at + MAX_PRICE]! >= most
  }

  get(number: number): CellSum {
    const ints = this.#ints
    const at = number * WIDTH
    const sums = this.#sums
    const sumsAt = number * SUMS_WIDTH
    return {
      count: ints[at + COUNT]!,
      minPrice: sums[sumsAt + MIN_PRICE]!,
      maxPrice: sums[sumsAt + MAX_PRICE]!,
      latMin: ints[at + LAT_MIN]!,
      latMax: ints[at + LAT_MAX]!,
      lngMin: ints[at + LNG_MIN]!,
      lngMax: ints[at + LNG_MAX]!,
      id: ints[at + ID]!,
      latSum: sums[sumsAt + LAT_SUM]!,
      lngSum: sums[sumsAt + LNG_SUM]!,
    }
  }

  #open(): void {
    if (this.#size * WIDTH === this.#ints.length) this.#grow()
    this.#sums[this.#size * SUMS_WIDTH + MIN_PRICE] = Number.POSITIVE_INFINITY
    this.#sums[this.#size * SUMS_WIDTH + MAX_PRICE] = Number.NEGATIVE_INFINITY
    const at = this.#size++ * WIDTH
    for (const least of [LAT_MIN, LNG_MIN]) this.#ints[at + least] = 0x7fffffff
    for (const most of [LAT_MAX, LNG_MAX]) this.#ints[at + most] = -0x80000000
  }

  #grow(): void {
    const ints = new Int32Array(this.#ints.length * 2)
    const sums = new Float64Array(this.#sums.length * 2)
    ints.set(this.#ints)
    sums.set(this.#sums)
    this.#ints = ints
    this.#sums = sums
  }
}
