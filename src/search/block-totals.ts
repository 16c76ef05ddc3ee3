import { type Blocks, endOfBlock, firstWordOf, NO_ROW } from './blocks.ts'
import { toDescending, toTotalBucket } from './price-line.ts'
import type { Bounds, ValueBounds } from './tree.ts'

/** What blocks know of prices by the month, of the totals for some dates: a block is read when a search first needs it. */
export class BlockTotals {
  /** Of each slot, as in `Blocks`; `NO_BUCKET` where there is no total. */
  readonly buckets: Uint8Array
  /** With what totals are at least and at most; of blocks that are not read, anything. */
  readonly bounds: Bounds
  readonly wordBounds: ValueBounds
  readonly #blocks: Blocks
  readonly #positionOf: (row: number) => number
  readonly #isRead: Uint8Array

  /** @param positionOf of a row on the line of totals */
  constructor(blocks: Blocks, positionOf: (row: number) => number) {
    const words = firstWordOf(blocks, blocks.count)
    this.buckets = new Uint8Array(words * 32)
    this.bounds = { ...blocks.bounds, ...createTotalBounds(blocks.count) }
    this.wordBounds = { ...blocks.wordBounds, ...createTotalBounds(words) }
    this.#blocks = blocks
    this.#positionOf = positionOf
    this.#isRead = new Uint8Array(blocks.count)
  }

  get byteLength(): number {
    return this.buckets.byteLength + 2 * (this.wordBounds.totalMin?.byteLength ?? 0)
  }

  read(block: number): void {
    if (this.#isRead[block] === 1) return
    this.#isRead[block] = 1
    // in the order of rows, so that the slots of a word, which lie apart, find theirs worked out
    const first = block * this.#blocks.blockRows
    for (let row = first; row < endOfBlock(this.#blocks, block); row++) this.#positionOf(row)
    const end = firstWordOf(this.#blocks, block + 1)
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let word = firstWordOf(this.#blocks, block); word < end; word++) {
      this.#readWord(word, first)
      least = Math.min(least, this.wordBounds.totalMin![word]!)
      most = Math.max(most, this.wordBounds.totalMax![word]!)
    }
    this.bounds.totalMin![block] = least
    this.bounds.totalMax![block] = most
  }

  #readWord(word: number, first: number): void {
    const { offsets } = this.#blocks
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let slot = word * 32; slot < word * 32 + 32; slot++) {
      if (offsets[slot] === NO_ROW) continue
      const position = this.#positionOf(first + offsets[slot]!)
      this.buckets[slot] = toTotalBucket(position)
      least = Math.min(least, position)
      most = Math.max(most, toDescending(position))
    }
    this.wordBounds.totalMin![word] = least
    this.wordBounds.totalMax![word] = most
  }
}

function createTotalBounds(count: number) {
  return {
    totalMin: new Float64Array(count),
    totalMax: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
  }
}
