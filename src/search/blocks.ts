import { transposeBits } from './bits.ts'
import { ALIVE_SLICE, MEDIUM_MASK, SLICES, toSignature } from './block-layout.ts'
import { BUCKET_CENTS, BUCKET_MASK, BUCKET_SHIFT, PRICE_CODE_MASK, PRICE_CODE_SHIFT } from './codes.ts'
import { type Columns, LAT, LNG, PLACE } from './columns.ts'
import { toCents, toDescending } from './price-line.ts'
import { MONTHLY, positionOf } from './price-table.ts'
import type { Bounds, Boxes, ValueBounds } from './tree.ts'

/** Rows of a block: smaller ones waste bits at the ends of groups and read slices by less than a cache line (measured from 4096 to 65,536). */
export const BLOCK_ROWS = 32_768

/** Offset of the places that the last word of a group has left over: behind all rows, so that offsets ascend. */
export const NO_ROW = 0xffff

/** Rows between two yields while blocks are being built: some tens of microseconds. */
const PORTION = 1024

/** Clamped excess of prices that do not fit 16 bits: most for sale, of rents only some of the last bucket. */
export const MAX_EXCESS = 0xffff

/**
 * Bitmap index: every `blockRows` located rows once more, as bitmaps, so that a filter is a few bitwise operations per
 * 32 rows. The rows of a block are grouped by medium and each group begins a new word, so a word's rows share ad type
 * and venue.
 */
export interface Blocks {
  readonly blockRows: number
  /** Rows that blocks cover, from row 0 on; the last block may be shorter. */
  readonly located: number
  readonly count: number
  /** Start of each block's groups, and the end after the last. */
  readonly firstGroup: Uint32Array
  /** Start of each group's words, and the end after the last. */
  readonly firstWord: Uint32Array
  /** Ad type and venue of each group: the low `MEDIUM_BITS` of its rows' attributes. */
  readonly media: Uint8Array
  /**
   * `SLICES` runs of words per block: word `w` of its slice `s` is at `SLICES × its first word + s × its words + w`.
   */
  readonly slices: Int32Array
  /** 32 per word: each bit's row in the block, the code of its price bucket, and the cents over the bucket's lowest. */
  readonly offsets: Uint16Array
  readonly buckets: Uint8Array
  readonly excesses: Uint16Array
  /** Bounds of blocks and of words. Not updated on removal, so they may be loose. */
  readonly bounds: Bounds
  readonly wordBounds: ValueBounds
}

/**
 * Builds blocks over the first `located` rows, none of them dead. Yields between portions so that a merge never blocks.
 */
export function* buildBlocks(columns: Columns, located: number, blockRows: number): Generator<void, Blocks> {
  const outline = yield* outlineBlocks(columns, located, blockRows)
  const words = outline.firstWord.at(-1)!
  const blocks: Blocks = {
    ...outline,
    blockRows,
    located,
    count: outline.firstGroup.length - 1,
    slices: new Int32Array(words * SLICES),
    offsets: new Uint16Array(words * 32).fill(NO_ROW),
    buckets: new Uint8Array(words * 32),
    excesses: new Uint16Array(words * 32),
    bounds: {
      ...createBoxes(outline.firstGroup.length - 1),
      ...createValueBounds(outline.firstGroup.length - 1),
    },
    wordBounds: createValueBounds(words),
  }
  for (let block = 0; block < blocks.count; block++) {
    yield* fillBlock(blocks, columns, block)
  }
  return blocks
}

/** Row after the last of a block. */
export function endOfBlock({ blockRows, located }: Blocks, block: number): number {
  return Math.min(located, (block + 1) * blockRows)
}

/** First word of a block; the one after the last block is the end of all words. */
export function firstWordOf({ firstGroup, firstWord }: Blocks, block: number): number {
  return firstWord[firstGroup[block]!]!
}

/** Removes a row from all further counts. */
export function removeFromBlock(blocks: Blocks, columns: Columns, row: number): void {
  if (row >= blocks.located) return
  const block = Math.floor(row / blocks.blockRows)
  const medium = columns.attributes[row]! & MEDIUM_MASK
  let group = blocks.firstGroup[block]!
  while (blocks.media[group] !== medium) group++
  const slot = findSlot(blocks, group, row - block * blocks.blockRows)
  const first = firstWordOf(blocks, block)
  const words = firstWordOf(blocks, block + 1) - first
  const word = (slot >>> 5) - first
  blocks.slices[first * SLICES + ALIVE_SLICE * words + word]! &= ~(1 << (slot & 31))
}

/** Slot of a group's first row from `offset` on, or the one after its last: its rows are in their order. */
export function findSlot({ firstWord, offsets }: Blocks, group: number, offset: number): number {
  let low = firstWord[group]! * 32
  let high = firstWord[group + 1]! * 32
  while (low < high) {
    const middle = (low + high) >>> 1
    if (offsets[middle]! < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Bytes held by all blocks. */
export function blockBytes({ bounds, wordBounds, ...blocks }: Blocks): number {
  return [blocks, bounds, wordBounds]
    .flatMap((part) => Object.values(part))
    .reduce<number>((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
}

function* outlineBlocks(
  { attributes }: Columns,
  located: number,
  blockRows: number,
): Generator<void, Pick<Blocks, 'firstGroup' | 'firstWord' | 'media'>> {
  const firstGroup = [0]
  const firstWord = [0]
  const media: number[] = []
  const sizes = new Uint32Array(MEDIUM_MASK + 1)
  for (let start = 0; start < located; start += blockRows) {
    sizes.fill(0)
    const end = Math.min(located, start + blockRows)
    for (let row = start; row < end; row++) sizes[attributes[row]! & MEDIUM_MASK]!++
    sizes.forEach((size, medium) => {
      if (size === 0) return
      media.push(medium)
      firstWord.push(firstWord.at(-1)! + Math.ceil(size / 32))
    })
    firstGroup.push(media.length)
    yield
  }
  return {
    firstGroup: Uint32Array.from(firstGroup),
    firstWord: Uint32Array.from(firstWord),
    media: Uint8Array.from(media),
  }
}

/** Stable sort of the rows by medium, then transposes each 32 signatures. */
function* fillBlock(blocks: Blocks, columns: Columns, block: number): Generator<void> {
  const { attributes, price } = columns
  const first = firstWordOf(blocks, block)
  const words = firstWordOf(blocks, block + 1) - first
  const next = new Uint32Array(MEDIUM_MASK + 1)
  for (let group = blocks.firstGroup[block]!; group < blocks.firstGroup[block + 1]!; group++) {
    next[blocks.media[group]!] = blocks.firstWord[group]! * 32
  }
  const signatures = new Int32Array(words * 32)
  const start = block * blocks.blockRows
  for (let row = start; row < endOfBlock(blocks, block); row++) {
    const slot = next[attributes[row]! & MEDIUM_MASK]!++
    const word = attributes[row]!
    const bucket = (word >>> BUCKET_SHIFT) & BUCKET_MASK
    const position = positionOf(MONTHLY, price[row]!, (word >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK)
    const excess = toCents(position) - (bucket >>> 1) * BUCKET_CENTS[bucket & 1]!
    blocks.offsets[slot] = row - start
    blocks.buckets[slot] = bucket
    blocks.excesses[slot] = Math.min(MAX_EXCESS, excess)
    signatures[slot - first * 32] = toSignature(word, bucket >>> 1, excess === 0)
    extendBoxes(blocks.bounds, block, columns, row)
    extendValueBounds(blocks.bounds, block, columns, row)
    extendValueBounds(blocks.wordBounds, slot >>> 5, columns, row)
    if (row % PORTION === 0) yield
  }
  for (let word = 0; word < words; word++) {
    if (word % 64 === 0) yield
    const turned = signatures.subarray(word * 32, word * 32 + 32)
    transposeBits(turned)
    for (let slice = 0; slice < SLICES; slice++) {
      blocks.slices[first * SLICES + slice * words + word] = turned[slice]!
    }
  }
}

function createBoxes(count: number): Boxes {
  return {
    latMin: new Int32Array(count).fill(0x7fffffff),
    latMax: new Int32Array(count).fill(-0x80000000),
    lngMin: new Int32Array(count).fill(0x7fffffff),
    lngMax: new Int32Array(count).fill(-0x80000000),
  }
}

function createValueBounds(count: number): ValueBounds {
  return {
    priceMin: new Int32Array(count).fill(0x7fffffff),
    priceMax: new Int32Array(count).fill(-1),
    monthlyMin: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
    monthlyMax: new Float64Array(count).fill(Number.NEGATIVE_INFINITY),
    scoreMax: new Uint16Array(count),
    listedMax: new Uint32Array(count),
  }
}

function extendBoxes(boxes: Boxes, at: number, { places }: Columns, row: number): void {
  const lat = places[row * PLACE + LAT]!
  const lng = places[row * PLACE + LNG]!
  if (lat < boxes.latMin[at]!) boxes.latMin[at] = lat
  if (lat > boxes.latMax[at]!) boxes.latMax[at] = lat
  if (lng < boxes.lngMin[at]!) boxes.lngMin[at] = lng
  if (lng > boxes.lngMax[at]!) boxes.lngMax[at] = lng
}

function extendValueBounds(
  bounds: ValueBounds,
  at: number,
  { price, score, listedAt, attributes }: Columns,
  row: number,
): void {
  const monthly = positionOf(MONTHLY, price[row]!, (attributes[row]! >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK)
  const descending = toDescending(monthly)
  if (monthly < bounds.monthlyMin[at]!) bounds.monthlyMin[at] = monthly
  if (descending > bounds.monthlyMax[at]!) bounds.monthlyMax[at] = descending
  if (price[row]! < bounds.priceMin[at]!) bounds.priceMin[at] = price[row]!
  if (price[row]! > bounds.priceMax[at]!) bounds.priceMax[at] = price[row]!
  if (score[row]! > bounds.scoreMax[at]!) bounds.scoreMax[at] = score[row]!
  if (listedAt[row]! > bounds.listedMax[at]!) bounds.listedMax[at] = listedAt[row]!
}
