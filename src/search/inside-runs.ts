import { type Blocks, endOfBlock } from './blocks.ts'

/** Rows of one block: all of them, or a run of them. */
export interface BlockPart {
  block: number
  start: number
  end: number
}

/** Rows that are entirely inside, as runs: adjacent nodes are merged into one run and so fill whole blocks. */
export class InsideRuns {
  /** First row and end row of each run. */
  readonly #ends: number[] = []

  add(start: number, end: number): void {
    if (this.#ends.at(-1) === start) this.#ends.pop()
    else this.#ends.push(start)
    this.#ends.push(end)
  }

  /** The runs split at block boundaries: parts of at least the given number of rows, and smaller ones. */
  cut(blocks: Blocks, leastRows: number): { large: BlockPart[]; small: BlockPart[] } {
    const large: BlockPart[] = []
    const small: BlockPart[] = []
    for (let i = 0; i < this.#ends.length; i += 2) {
      for (let start = this.#ends[i]!; start < this.#ends[i + 1]!; ) {
        const block = Math.floor(start / blocks.blockRows)
        const end = Math.min(this.#ends[i + 1]!, endOfBlock(blocks, block))
        const isLarge =
          end - start >= Math.min(leastRows, endOfBlock(blocks, block) - block * blocks.blockRows)
        const list = isLarge ? large : small
        list.push({ block, start, end })
        start = end
      }
    }
    return { large, small }
  }
}
