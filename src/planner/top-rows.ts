import { required } from '#domain/required.ts'
import { selectNth } from '#domain/select-nth.ts'

/** The rows of the largest worths above a floor, so many at most: kept in twice the room, halved when it is full. */
export class TopRows {
  readonly #most: number
  readonly #rows: Int32Array
  readonly #worths: Float64Array
  readonly #sorted: Float64Array
  #count = 0
  /** What is not above it is not kept. */
  threshold = 0

  constructor(most: number) {
    this.#most = Math.max(0, most)
    this.#rows = new Int32Array(2 * this.#most)
    this.#worths = new Float64Array(2 * this.#most)
    this.#sorted = new Float64Array(2 * this.#most)
  }

  clear(floor: number): void {
    this.#count = 0
    this.threshold = this.#most === 0 ? Number.POSITIVE_INFINITY : floor
  }

  /** Of a row whose worth is above the threshold. */
  push(row: number, worth: number): void {
    this.#rows[this.#count] = row
    this.#worths[this.#count++] = worth
    if (this.#count === this.#rows.length) this.#halve()
  }

  /** Ties: the first ones. */
  #halve(): void {
    const sorted = this.#sorted.subarray(0, this.#count)
    for (let at = 0; at < this.#count; at++) sorted[at] = -required(this.#worths[at])
    const least = -selectNth(sorted, this.#most - 1)
    let equal = this.#most
    for (let at = 0; at < this.#count; at++) if (required(this.#worths[at]) > least) equal--
    let kept = 0
    for (let at = 0; at < this.#count; at++) {
      const worth = required(this.#worths[at])
      if (worth < least || (worth === least && equal-- <= 0)) continue
      this.#rows[kept] = required(this.#rows[at])
      this.#worths[kept++] = worth
    }
    this.#count = kept
    this.threshold = least
  }

  /** Hands them on, in no order that means anything but always the same. */
  forEach(visit: (row: number, worth: number) => void): void {
    if (this.#count > this.#most) this.#halve()
    for (let at = 0; at < this.#count; at++) visit(required(this.#rows[at]), required(this.#worths[at]))
  }
}
