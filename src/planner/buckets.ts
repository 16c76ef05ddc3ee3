import { required } from '#domain/required.ts'

const BUCKETS = 4096
/** Of a float's bits those that are below 1/256 of a doubling. */
const SHIFT = 15

const NONE = -1

/**
 * Rows by the logarithm of a positive key: 4,096 buckets, 256 a doubling, down from the largest key. A key is read from
 * the bits of its float, so that no logarithm is taken. Keys only fall.
 */
export class Buckets {
  readonly #heads = new Int32Array(BUCKETS).fill(NONE)
  readonly #next: Int32Array
  readonly #float = new Float32Array(1)
  readonly #bits = new Int32Array(this.#float.buffer)
  readonly #largest: number
  #top = BUCKETS - 1

  /** @param next room for as many rows as there are; whoever lends it does not read it meanwhile */
  constructor(next: Int32Array, largest: number) {
    this.#next = next
    this.#largest = this.#bitsOf(largest)
  }

  #bitsOf(key: number): number {
    this.#float[0] = key
    return required(this.#bits[0]) >> SHIFT
  }

  #bucketOf(key: number): number {
    const bucket = BUCKETS - 1 + this.#bitsOf(key) - this.#largest
    return Math.max(0, Math.min(this.#top, bucket))
  }

  /** True where the key belongs to the bucket that was taken last. */
  isTop(key: number): boolean {
    return this.#bucketOf(key) === this.#top
  }

  put(row: number, key: number): void {
    const bucket = this.#bucketOf(key)
    this.#next[row] = required(this.#heads[bucket])
    this.#heads[bucket] = row
  }

  /** Empties the highest bucket that holds any, into `rows`; returns how many. */
  takeTop(rows: Int32Array): number {
    while (this.#top > 0 && this.#heads[this.#top] === NONE) this.#top--
    let count = 0
    for (let row = required(this.#heads[this.#top]); row !== NONE; row = required(this.#next[row]))
      rows[count++] = row
    this.#heads[this.#top] = NONE
    return count
  }
}
