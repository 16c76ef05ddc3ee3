import { countOnes, lowestOne } from './bits.ts'
import { BlockCounter, type WordRows } from './block-counter.ts'
import { type BlockFilter, compileBlockFilter, type PriceSlices } from './block-filter.ts'
import { ALIVE_SLICE, LISTING_TYPE_SLICE, ROUND_SLICE, SLICES } from './block-layout.ts'
import { type Blocks, endOfBlock, findSlot, firstWordOf, MAX_EXCESS } from './blocks.ts'
import { BUCKET_CENTS, PRICE_CODE_MASK, PRICE_CODE_SHIFT } from './codes.ts'
import type { Columns } from './columns.ts'
import type { DatedTotals } from './dated-totals.ts'
import { FAILS_AD_TYPE, FAILS_VENUE, type Filter } from './filter.ts'
import type { BlockPart } from './inside-runs.ts'
import { MeetingRows } from './meeting-rows.ts'
import { toCents } from './price-line.ts'
import { MONTHLY, positionOf } from './price-table.ts'
import type { Rank } from './rank.ts'
import type { RowConditions } from './row-conditions.ts'
import { anyOf, from, slotsBetween } from './slice-words.ts'
import type { TopRows } from './top-rows.ts'
import { TotalRange } from './total-range.ts'
import type { Bounds, ValueBounds } from './tree.ts'

/** Matching rows of one block. */
export interface BlockRows {
  /** In Z-order if requested. */
  readonly rows: Uint32Array
  count: number
  /** Those of them that may enter the top rows, unordered. */
  readonly offered: Uint32Array
  offeredCount: number
}

interface SieveInput {
  filter: Filter
  conditions: RowConditions | null
  /** Prices that bitmaps do not know; null by the month. */
  totals: DatedTotals | null
  /** Null when no page is requested. */
  page: { top: TopRows; rank: Rank } | null
  wantsCounts: boolean
}

/**
 * Filters whole blocks, 32 rows per bitwise operation. Rows that fail ad type or venue alone are only counted, a word
 * at a time, since all rows of a word share both; rows that pass are listed.
 */
export class BlockSieve {
  /** Matching rows so far. */
  total = 0
  /** Rows checked one by one so far. */
  looks = 0
  readonly #columns: Columns
  readonly #blocks: Blocks
  readonly #asked: SieveInput
  readonly #filter: BlockFilter
  readonly #counter: BlockCounter
  /** Null where no total has bounds. */
  readonly #totalRange: TotalRange | null
  readonly #bounds: Bounds
  readonly #wordBounds: ValueBounds
  readonly #word: WordRows = { pass: 0, nearPrice: 0, nearAudience: 0, nearFeature: 0, nearListingType: 0 }
  readonly #found: BlockRows
  /** Matching rows of a block, one bit each, for sorting them. */
  readonly #marks: Int32Array
  readonly #meeting: MeetingRows | null
  /** Of the current block: its first row, its first word, its number of words, */
  #start = 0
  #first = 0
  #words = 0
  /** the range of its rows to search, and whether that excludes any, */
  #from = 0
  #to = 0
  #isPart = false
  /** whether its rows are needed in Z-order, and whether any can enter the top rows. */
  #inOrder = false
  #offers = false

  constructor({ columns, blocks }: { columns: Columns; blocks: Blocks }, asked: SieveInput) {
    this.#columns = columns
    this.#blocks = blocks
    this.#asked = asked
    this.#filter = compileBlockFilter(asked.filter)
    const { buckets, bounds, wordBounds } = asked.totals?.blocks ?? blocks
    this.#counter = new BlockCounter(blocks, this.#filter.mediumFails, buckets)
    this.#totalRange =
      asked.filter.totals && new TotalRange(asked.filter, asked.filter.totals, { columns, blocks })
    this.#bounds = bounds
    this.#wordBounds = wordBounds
    const maxRows = endOfBlock(blocks, 0)
    this.#marks = new Int32Array(Math.ceil(maxRows / 32))
    this.#meeting = asked.conditions && new MeetingRows(columns, blocks, asked.conditions)
    const list = () => new Uint32Array(maxRows)
    this.#found = { rows: list(), count: 0, offered: list(), offeredCount: 0 }
  }

  /** Filters a block or a part of it; Z-order costs extra. The returned rows are overwritten by the next block's. */
  sift({ block, start, end: endRow }: BlockPart, inOrder: boolean): BlockRows {
    const { firstGroup, media, blockRows } = this.#blocks
    const { page, totals } = this.#asked
    this.#start = block * blockRows
    totals?.blocks.read(block)
    this.#from = start - this.#start
    this.#to = endRow - this.#start
    this.#isPart = start !== this.#start || endRow !== endOfBlock(this.#blocks, block)
    this.#first = firstWordOf(this.#blocks, block)
    this.#words = firstWordOf(this.#blocks, block + 1) - this.#first
    this.#inOrder = inOrder
    this.#offers = page?.top.canTake(page.rank.bound(this.#bounds, block)) ?? false
    this.#found.count = 0
    this.#found.offeredCount = 0
    this.#meeting?.find(this.#start, this.#from, this.#to)
    const end = firstGroup[block + 1]!
    for (let group = firstGroup[block]!; group < end; group++) {
      const fails = this.#filter.mediumFails[media[group]!]!
      if (fails !== (FAILS_AD_TYPE | FAILS_VENUE)) this.#siftGroup(group, fails !== 0)
    }
    if (inOrder) this.#readMarks()
    return this.#found
  }

  /** Counters of facets and histogram, for matches and near misses. */
  finish(): Uint32Array {
    return this.#counter.finish()
  }

  // One long loop on purpose: intermediate results must stay in registers.
  #siftGroup(group: number, failsMedium: boolean): void {
    const { slices, firstWord, media } = this.#blocks
    const { rent, sale, audiences, features, failingListingType } = this.#filter
    const { wantsCounts } = this.#asked
    const stride = this.#words
    const firstSlot = this.#isPart ? findSlot(this.#blocks, group, this.#from) : firstWord[group]! * 32
    const endSlot = this.#isPart ? findSlot(this.#blocks, group, this.#to) : firstWord[group + 1]! * 32
    const end = (endSlot + 31) >>> 5
    let counted = 0
    for (let word = firstSlot >>> 5; word < end; word++) {
      const at = this.#first * (SLICES - 1) + word
      // Rows that fail at least one filter, and at least two.
      let one = 0
      let two = 0
      let failsPrice = 0
      let failsAudience = 0
      let failsFeature = 0
      let failsListingType = 0
      if (rent !== null || sale !== null) {
        failsPrice = this.#failPrice(word, at)
        one = failsPrice
      }
      if (audiences !== null) {
        failsAudience = ~anyOf(slices, audiences, at, stride)
        two = one & failsAudience
        one |= failsAudience
      }
      if (features !== null) {
        failsFeature = ~anyOf(slices, features, at, stride)
        two |= one & failsFeature
        one |= failsFeature
      }
      if (failingListingType >= 0) {
        failsListingType = slices[at + LISTING_TYPE_SLICE * stride]! ^ (failingListingType - 1)
        two |= one & failsListingType
        one |= failsListingType
      }
      let counts = slices[at + ALIVE_SLICE * stride]! & ~(failsMedium ? one : two)
      if (this.#isPart) counts &= slotsBetween(firstSlot, endSlot, word)
      if (this.#meeting !== null) counts = this.#meeting.keep(counts, word)
      if (this.#totalRange !== null && counts !== 0) {
        failsPrice = this.#totalRange.fail(counts, word, this.#start)
        two |= one & failsPrice
        one |= failsPrice
        counts &= ~(failsMedium ? one : two)
      }
      if (counts === 0) continue
      const pass = counts & ~one
      counted += countOnes(pass)
      if (failsMedium) continue
      if (pass !== 0) this.#take(pass, word)
      if (!wantsCounts) continue
      const rows = this.#word
      rows.pass = pass
      rows.nearPrice = counts & failsPrice
      rows.nearAudience = counts & failsAudience
      rows.nearFeature = counts & failsFeature
      rows.nearListingType = counts & failsListingType
      this.looks += countOnes(pass | rows.nearPrice)
      this.#counter.addWord(rows, word, at, stride)
    }
    this.#counter.addMedium(media[group]!, counted)
    if (!failsMedium) this.total += counted
  }

  /** Rows whose price, rent or sale, is out of its bounds. */
  #failPrice(word: number, at: number): number {
    const { rent, sale } = this.#filter
    const sold = this.#blocks.slices[at + LISTING_TYPE_SLICE * this.#words]!
    let fails = 0
    if (rent !== null) fails = ~sold & ~this.#passPrice(rent, at, ~sold, word)
    if (sale !== null) fails |= sold & ~this.#passPrice(sale, at, sold, word)
    return fails
  }

  #passPrice(price: PriceSlices, at: number, asked: number, word: number): number {
    const { slices } = this.#blocks
    const { last, after, afterFirst } = price
    const stride = this.#words
    let passes = from(slices, price.from, at, stride)
    let unsure = 0
    if (price.looksAtFirst) {
      unsure = afterFirst === null ? passes : passes & ~from(slices, afterFirst, at, stride)
    }
    if (last !== null) {
      if (after !== null) passes &= ~from(slices, after, at, stride)
      const inLast = passes & from(slices, last, at, stride)
      if (price.lastPasses === 'round') passes &= ~inLast | slices[at + ROUND_SLICE * stride]!
      else if (price.lastPasses === 'some') unsure |= inLast
    }
    unsure &= asked
    return unsure === 0 ? passes : passes & ~this.#lookAtPrices(unsure, word)
  }

  /** Those of the rows whose price is out of bounds. */
  #lookAtPrices(bits: number, word: number): number {
    const { buckets, excesses } = this.#blocks
    const { rent, sale } = this.#asked.filter
    let failing = 0
    this.looks += countOnes(bits)
    for (let left = bits; left !== 0; left &= left - 1) {
      const slot = word * 32 + lowestOne(left)
      const excess = excesses[slot]!
      const bucket = buckets[slot]!
      const { min, max } = (bucket & 1) === 0 ? rent : sale
      const cents =
        excess === MAX_EXCESS ? this.#readCents(slot) : (bucket >>> 1) * BUCKET_CENTS[bucket & 1]! + excess
      if (cents < min || cents > max) failing |= left & -left
    }
    return failing
  }

  #readCents(slot: number): number {
    const { price, attributes } = this.#columns
    const row = this.#start + this.#blocks.offsets[slot]!
    const code = (attributes[row]! >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK
    return toCents(positionOf(MONTHLY, price[row]!, code))
  }

  #take(bits: number, word: number): void {
    const found = this.#found
    this.looks += countOnes(bits)
    if (this.#inOrder) this.#mark(bits, word)
    else found.count = this.#list(bits, word, found.rows, found.count)
    const page = this.#offers ? this.#asked.page : null
    if (page?.top.canTake(page.rank.valueBound(this.#wordBounds, word))) {
      found.offeredCount = this.#list(bits, word, found.offered, found.offeredCount)
    }
  }

  /** Appends rows from `count` on; returns the new count. */
  #list(bits: number, word: number, rows: Uint32Array, count: number): number {
    const { offsets } = this.#blocks
    let end = count
    for (let left = bits; left !== 0; left &= left - 1) {
      rows[end++] = this.#start + offsets[word * 32 + lowestOne(left)]!
    }
    return end
  }

  #mark(bits: number, word: number): void {
    const { offsets } = this.#blocks
    for (let left = bits; left !== 0; left &= left - 1) {
      const offset = offsets[word * 32 + lowestOne(left)]!
      this.#marks[offset >>> 5]! |= 1 << (offset & 31)
    }
  }

  /** Lists the marked rows in Z-order and clears the marks. */
  #readMarks(): void {
    const marks = this.#marks
    const { rows } = this.#found
    let count = 0
    const end = Math.ceil(this.#to / 32)
    for (let at = this.#from >>> 5; at < end; at++) {
      const row = this.#start + at * 32
      for (let left = marks[at]!; left !== 0; left &= left - 1) rows[count++] = row + lowestOne(left)
      marks[at] = 0
    }
    this.#found.count = count
  }
}
