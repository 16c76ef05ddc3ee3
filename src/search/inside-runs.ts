import { type Blocks, endOfBlock } from './blocks.ts'

/** Rows of one block: all of them, or a run of which others lie elsewhere. */
export interface BlockPart {
  block: number
  start: number
  end: number
}

/** Rows that lie wholly inside, as runs of rows: neighbouring nodes become one run and so fill whole blocks. */
export class InsideRuns {
  /** First row, row after the last, and so on. */
  readonly #ends: number[] = []

  add(start: number, end: number): void {
    if (this.#ends.at(-1) === start) this.#ends.pop()
    else this.#ends.push(start)
    this.#ends.push(end)
  }

  /** The runs cut at the edges of blocks: parts of at least so many rows, and smaller ones. */
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
