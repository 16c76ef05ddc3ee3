import { lowestOne } from './bits.ts'
import { type Blocks, endOfBlock } from './blocks.ts'
import type { Columns } from './columns.ts'
import { NO_ENTRY } from './free-days.ts'
import { allows, type RowConditions } from './row-conditions.ts'

/** Which rows of a block meet the conditions of a search. */
export class MeetingRows {
  readonly #columns: Columns
  readonly #blocks: Blocks
  readonly #conditions: RowConditions
  /** 1 for each row of the block that does, by its place in it. */
  readonly #meets: Uint8Array
  readonly #sold: Uint32Array

  constructor(columns: Columns, blocks: Blocks, conditions: RowConditions) {
    this.#columns = columns
    this.#blocks = blocks
    this.#conditions = conditions
    this.#meets = new Uint8Array(endOfBlock(blocks, 0))
    this.#sold = new Uint32Array(endOfBlock(blocks, 0))
  }

  /**
   * Asks the rows `from` to `to` of the block that begins at `start`, in their order: those of a group lie apart, and to read
   * their columns would miss the cache.
   */
  find(start: number, from: number, to: number): void {
    const { freeDays, busyAt } = this.#columns
    const meets = this.#meets
    const sold = this.#sold
    let count = 0
    for (let offset = from; offset < to; offset++) {
      const isOpen = allows(this.#columns, start + offset, this.#conditions)
      meets[offset] = isOpen
      sold[count] = start + offset
      count += isOpen & +(busyAt[start + offset]! !== NO_ENTRY)
    }
    for (let i = 0; i < count; i++) {
      const row = sold[i]!
      meets[row - start] = freeDays.isFree(busyAt[row]!, this.#conditions.asked)
    }
  }

  /** Those of a word's rows that do. */
  keep(bits: number, word: number): number {
    const { offsets } = this.#blocks
    let kept = 0
    for (let left = bits; left !== 0; left &= left - 1) {
      kept |= left & -left & -this.#meets[offsets[word * 32 + lowestOne(left)]!]!
    }
    return kept
  }
}
