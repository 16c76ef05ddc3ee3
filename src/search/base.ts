import { BLOCK_ROWS, type Blocks, blockBytes, buildBlocks, removeFromBlock } from './blocks.ts'
import { DEAD } from './codes.ts'
import { type Columns, columnBytes, copyRow, createColumns, PLACE, X, Y } from './columns.ts'
import { FreeDays } from './free-days.ts'
import { IdTable } from './id-table.ts'
import { isBefore } from './projection.ts'
import { ReadyTotals } from './ready-totals.ts'
import { sortRows } from './sort-rows.ts'
import { removeRow, summarizeTree } from './summaries.ts'
import { outlineTree, type Tree, treeBytes } from './tree.ts'

/** Rows between two yields while a base is being built: well under a millisecond. */
const PORTION = 4096

/** The immutable part of the index: sorted columns, their tree and the id table. Only tombstones change it. */
export class Base {
  readonly columns: Columns
  readonly tree: Tree
  readonly blocks: Blocks
  readonly totals: ReadyTotals
  /** Rows, tombstones included; the first `located` of them have coordinates. */
  readonly count: number
  readonly located: number
  /** Live rows, without tombstones. */
  live: number
  readonly #table: IdTable

  constructor(
    { columns, tree, blocks }: Pick<Base, 'columns' | 'tree' | 'blocks'>,
    table: IdTable,
    extent: { located: number; count: number },
  ) {
    this.columns = columns
    this.tree = tree
    this.blocks = blocks
    this.totals = new ReadyTotals({ columns, blocks })
    this.#table = table
    this.count = extent.count
    this.located = extent.located
    this.live = extent.count
  }

  get bytes(): number {
    const { columns, tree, blocks, totals } = this
    return columnBytes(columns) + treeBytes(tree) + blockBytes(blocks) + this.#table.bytes + totals.byteLength
  }

  /** Row of a live space, or -1. */
  find(id: number): number {
    const row = this.#table.find(id)
    return row >= 0 && !isDead(this.columns, row) ? row : -1
  }

  /** Tombstones a space; false when it is not here. */
  remove(id: number): boolean {
    const row = this.find(id)
    if (row < 0) return false
    this.columns.attributes[row]! |= DEAD
    this.live--
    removeRow(this.tree, this.columns, row)
    removeFromBlock(this.blocks, this.columns, row)
    return true
  }
}

function isDead(columns: Columns, row: number): boolean {
  return (columns.attributes[row]! & DEAD) !== 0
}

/** Base over the first `count` rows of unsorted columns. */
export function* sortIntoBase(
  unsorted: Columns,
  count: number,
  blockRows = BLOCK_ROWS,
): Generator<void, Base> {
  const { order, located } = sortRows(unsorted, count)
  const columns = createColumns(count, new FreeDays(unsorted.freeDays.length), unsorted.cards)
  for (let at = 0; at < count; at++) {
    copyRow(unsorted, order[at]!, columns, at)
    if (at % PORTION === 0) yield
  }
  return yield* finishBase(columns, { located, count }, blockRows)
}

/**
 * Merge: base over the live rows of an older one and the first `count` rows of new columns, by one linear walk
 * along two runs in Z-order. `old` keeps answering queries meanwhile.
 */
export function* mergeIntoBase(old: Base, added: Columns, count: number): Generator<void, Base> {
  const { order, located } = sortRows(added, count)
  const words = old.columns.freeDays.length + added.freeDays.length
  const columns = createColumns(old.live + count, new FreeDays(words), old.columns.cards)
  let at = 0
  let next = 0
  for (let row = 0; row < old.located; row++) {
    if (row % PORTION === 0) yield
    if (isDead(old.columns, row)) continue
    while (next < located && precedes(added, order[next]!, old.columns, row)) {
      copyRow(added, order[next++]!, columns, at++)
    }
    copyRow(old.columns, row, columns, at++)
  }
  while (next < located) copyRow(added, order[next++]!, columns, at++)
  const newLocated = at
  for (let row = old.located; row < old.count; row++) {
    if (row % PORTION === 0) yield
    if (!isDead(old.columns, row)) copyRow(old.columns, row, columns, at++)
  }
  while (next < count) copyRow(added, order[next++]!, columns, at++)
  return yield* finishBase(columns, { located: newLocated, count: at }, old.blocks.blockRows)
}

function precedes(added: Columns, a: number, old: Columns, b: number): boolean {
  return isBefore(
    added.places[a * PLACE + X]!,
    added.places[a * PLACE + Y]!,
    old.places[b * PLACE + X]!,
    old.places[b * PLACE + Y]!,
  )
}

function* finishBase(
  columns: Columns,
  { located, count }: { located: number; count: number },
  blockRows: number,
): Generator<void, Base> {
  const table = new IdTable(columns.ids, count)
  for (let row = 0; row < count; row++) {
    table.add(row)
    if (row % PORTION === 0) yield
  }
  const tree = yield* outlineTree(columns, located, count)
  yield* summarizeTree(tree, columns)
  const blocks = yield* buildBlocks(columns, located, blockRows)
  return new Base({ columns, tree, blocks }, table, { located, count })
}

/** Runs all steps at once. */
export function runSteps<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
