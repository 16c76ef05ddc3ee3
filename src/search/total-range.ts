import { lowestOne } from './bits.ts'
import type { Blocks } from './blocks.ts'
import { BUCKET_MASK } from './codes.ts'
import type { Columns } from './columns.ts'
import type { DatedTotals } from './dated-totals.ts'
import { type Filter, fitsTotals } from './filter.ts'
import { endsOfTotals, UNPRICED } from './price-line.ts'

/** What a bucket says of the totals in it: all fit, all are out of range, or a bound cuts it. */
const FITS = 0
const OUT = 1
const CUT = 2

function judgeBuckets(filter: Filter): Uint8Array {
  return Uint8Array.from({ length: BUCKET_MASK + 1 }, (_, bucket) => {
    const ends = endsOfTotals(bucket)
    const { min, max } = (bucket & 1) === 0 ? filter.rent : filter.sale
    if (ends === null) return fitsTotals(filter, UNPRICED) ? FITS : OUT
    if (ends.last < min || ends.first > max) return OUT
    return min <= ends.first && ends.last <= max ? FITS : CUT
  })
}

/** Bounds of totals over the rows of blocks: a bucket decides, but for those that a bound cuts. */
export class TotalRange {
  readonly #filter: Filter
  readonly #totals: DatedTotals
  readonly #columns: Columns
  readonly #blocks: Blocks
  readonly #verdicts: Uint8Array

  constructor(
    filter: Filter,
    totals: DatedTotals,
    { columns, blocks }: { columns: Columns; blocks: Blocks },
  ) {
    this.#filter = filter
    this.#totals = totals
    this.#columns = columns
    this.#blocks = blocks
    this.#verdicts = judgeBuckets(filter)
  }

  /** Those of a word's rows that are out of range. @param start first row of the word's block, which is read */
  fail(bits: number, word: number, start: number): number {
    const { buckets } = this.#totals.blocks
    let failing = 0
    for (let left = bits; left !== 0; left &= left - 1) {
      const slot = word * 32 + lowestOne(left)
      const verdict = this.#verdicts[buckets[slot]!]!
      const isOut = verdict === CUT ? this.#isOut(start + this.#blocks.offsets[slot]!) : verdict === OUT
      if (isOut) failing |= left & -left
    }
    return failing
  }

  #isOut(row: number): boolean {
    return !fitsTotals(this.#filter, this.#totals.positionOf(this.#columns, row))
  }
}
