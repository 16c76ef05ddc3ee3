/** Integer fields of each cell and their offsets, in typed arrays: objects box every field beyond 31 bits. */
const COUNT = 0
const MIN_PRICE = 1
const MAX_PRICE = 2
const LAT_MIN = 3
const LAT_MAX = 4
const LNG_MIN = 5
const LNG_MAX = 6
const ID = 7
const WIDTH = 8

/** The spaces of one cell, or of a part of it. Coordinates in 1e-7 degrees. */
export interface CellSum {
  count: number
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
  #sums: Float64Array = new Float64Array(256 * 2)
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
    if (part.minPrice < ints[at + MIN_PRICE]!) ints[at + MIN_PRICE] = part.minPrice
    if (part.maxPrice > ints[at + MAX_PRICE]!) ints[at + MAX_PRICE] = part.maxPrice
    if (part.latMin < ints[at + LAT_MIN]!) ints[at + LAT_MIN] = part.latMin
    if (part.latMax > ints[at + LAT_MAX]!) ints[at + LAT_MAX] = part.latMax
    if (part.lngMin < ints[at + LNG_MIN]!) ints[at + LNG_MIN] = part.lngMin
    if (part.lngMax > ints[at + LNG_MAX]!) ints[at + LNG_MAX] = part.lngMax
    sums[number * 2]! += part.latSum
    sums[number * 2 + 1]! += part.lngSum
  }

  /** True when these prices would not change the cell's minimum and maximum. */
  spansPrices(number: number, { least, most }: { least: number; most: number }): boolean {
    if (number >= this.#size) return false
    const at = number * WIDTH
    return this.#ints[at + MIN_PRICE]! <= least && this.#ints[at + MAX_PRICE]! >= most
  }

  get(number: number): CellSum {
    const ints = this.#ints
    const at = number * WIDTH
    return {
      count: ints[at + COUNT]!,
      minPrice: ints[at + MIN_PRICE]!,
      maxPrice: ints[at + MAX_PRICE]!,
      latMin: ints[at + LAT_MIN]!,
      latMax: ints[at + LAT_MAX]!,
      lngMin: ints[at + LNG_MIN]!,
      lngMax: ints[at + LNG_MAX]!,
      id: ints[at + ID]!,
      latSum: this.#sums[number * 2]!,
      lngSum: this.#sums[number * 2 + 1]!,
    }
  }

  #open(): void {
    if (this.#size * WIDTH === this.#ints.length) this.#grow()
    const at = this.#size++ * WIDTH
    for (const least of [MIN_PRICE, LAT_MIN, LNG_MIN]) this.#ints[at + least] = 0x7fffffff
    for (const most of [MAX_PRICE, LAT_MAX, LNG_MAX]) this.#ints[at + most] = -0x80000000
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
