import { BlockSieve } from './block-sieve.ts'
import type { Blocks } from './blocks.ts'
import type { ClusterGrid } from './clusters.ts'
import { type Columns, LAT, PLACE } from './columns.ts'
import type { DatedTotals } from './dated-totals.ts'
import type { Delta } from './delta.ts'
import { compileFilter, createSieve, type Filter, type Sieve, siftRows } from './filter.ts'
import { type Haversine, sortByNearness } from './great-circle.ts'
import { type BlockPart, InsideRuns } from './inside-runs.ts'
import { NOWHERE } from './projection.ts'
import type { SearchQuery } from './query.ts'
import type { Rank } from './rank.ts'
import type { Region } from './region.ts'
import { keepMeeting, type RowConditions, toRowConditions } from './row-conditions.ts'
import type { Collectors, Plan, Settled } from './search-plan.ts'
import { INSIDE, OUTSIDE } from './shape.ts'
import { listLiving } from './top-rows.ts'
import { PORTION_ROWS, type Tree } from './tree.ts'

/** Share of a block from which reading its whole bitmaps is faster than reading its rows. */
const SHARE_WORTH_BITS = 1 / 8

/**
 * One pass over base and delta for one query. Nodes outside are skipped, nodes entirely inside are answered from
 * their summaries when no filter is active, and the rest is filtered a portion at a time: small loops over some
 * hundred rows that fit the L1 cache, each written so that the compiler sees plain arrays.
 */
export class SearchPass {
  total = 0
  readonly #base: Settled
  readonly #tree: Tree
  readonly #region: Region
  readonly #filter: Filter
  readonly #conditions: RowConditions | null
  readonly #totals: DatedTotals | null
  readonly #rank: Rank
  readonly #to: Collectors
  readonly #needsRows: boolean
  /** Bitmaps know prices by the month; totals for dates are looked up beside them. */
  readonly #usesBlocks: boolean
  readonly #wholeNodes: number[] = []
  /** Rows entirely inside that are not filtered yet. */
  readonly #insideRuns = new InsideRuns()
  readonly #rows = new Uint32Array(PORTION_ROWS)
  readonly #sieve: Sieve = createSieve(PORTION_ROWS)

  constructor(base: Settled, query: SearchQuery, plan: Plan) {
    this.#base = base
    this.#tree = base.tree
    this.#region = plan.region
    this.#rank = plan.rank
    this.#to = plan.to
    this.#filter = compileFilter(query, plan.prices)
    this.#needsRows = plan.needsRows
    this.#totals = plan.prices.totals
    this.#usesBlocks =
      query.per === 'month' || this.#totals !== null || !(plan.needsRows || this.#filter.hasPrice)
    this.#conditions = toRowConditions(query)
  }

  /** Visits everything that can match. */
  run(delta: Delta): void {
    for (const root of this.#tree.roots) {
      if (root === this.#tree.nowhere && this.#region.isBounded) continue
      this.#visit(root)
    }
    this.#to.top?.offerNodes(this.#tree, this.#base.columns, this.#wholeNodes)
    this.#siftInside()
    this.#visitRun(delta.columns, delta.count)
  }

  /** Visits only the spaces with these ids. */
  runIds(delta: Delta, ids: Iterable<number>): void {
    const base: number[] = []
    const deltaRows: number[] = []
    for (const id of new Set(ids)) {
      const row = this.#base.find(id)
      if (row >= 0) base.push(row)
      else if (delta.has(id)) deltaRows.push(delta.find(id))
    }
    this.#visitList(this.#base.columns, Uint32Array.from(base).sort())
    this.#visitList(delta.columns, Uint32Array.from(deltaRows))
  }

  /** Visits those of the ids without coordinates, whatever the region. */
  runUnlocated(delta: Delta, ids: Iterable<number>): void {
    for (const id of new Set(ids)) {
      const row = this.#base.find(id)
      if (row >= 0) {
        if (row >= this.#base.located) this.#takeRow(this.#base.columns, row)
      } else if (delta.has(id)) {
        const deltaRow = delta.find(id)
        if (delta.columns.places[deltaRow * PLACE + LAT] === NOWHERE) this.#takeRow(delta.columns, deltaRow)
      }
    }
  }

  #takeRow(columns: Columns, row: number): void {
    this.#rows[0] = row
    this.#siftRows(columns, 1, true)
  }

  #visit(node: number): void {
    const tree = this.#tree
    if (tree.live[node] === 0) return
    const relation = node === tree.nowhere ? INSIDE : this.#region.relate(tree, node)
    if (relation === OUTSIDE) return
    if (relation === INSIDE && this.#isUnfiltered) this.#takeWhole(node)
    else if (relation === INSIDE && this.#fillsBlocks(node)) {
      this.#insideRuns.add(tree.start[node]!, tree.end[node]!)
    } else if (relation === INSIDE) this.#siftNode(node)
    else if (tree.childCount[node] === 0) this.#siftPortion(node, false)
    else if (this.#isOrdered) for (const child of this.#nearestFirst(node)) this.#visit(child)
    else {
      const first = tree.firstChild[node]!
      for (let i = 0; i < tree.childCount[node]!; i++) this.#visit(first + i)
    }
  }

  get #isUnfiltered(): boolean {
    return !this.#needsRows && !this.#filter.active && this.#conditions === null
  }

  #takeWhole(node: number): void {
    const { top, facets, clusters } = this.#to
    this.total += this.#tree.live[node]!
    facets?.addNode(this.#tree.tally, node)
    if (top !== null) this.#wholeNodes.push(node)
    if (clusters !== null && !this.#isNowhere(node)) this.#clusterNode(clusters, node)
  }

  #isNowhere(node: number): boolean {
    return this.#tree.start[node]! >= this.#base.located
  }

  /** Descends only while cells are finer than nodes. */
  #clusterNode(clusters: ClusterGrid, node: number): void {
    const tree = this.#tree
    if (tree.depth[node]! >= clusters.depth) clusters.addNode(tree, this.#base.columns, node)
    else if (tree.childCount[node] === 0) {
      clusters.addRows(this.#base.columns, this.#rows, listLiving(tree, this.#base.columns, node, this.#rows))
    } else {
      const first = tree.firstChild[node]!
      for (let i = 0; i < tree.childCount[node]!; i++) this.#clusterNode(clusters, first + i)
    }
  }

  #siftNode(node: number): void {
    const tree = this.#tree
    if (tree.live[node] === 0) return
    if (tree.end[node]! - tree.start[node]! <= PORTION_ROWS) this.#siftPortion(node, true)
    else if (this.#isOrdered) for (const child of this.#nearestFirst(node)) this.#siftNode(child)
    else {
      const first = tree.firstChild[node]!
      for (let i = 0; i < tree.childCount[node]!; i++) this.#siftNode(first + i)
    }
  }

  /** False when the node has no blocks, or too few of them to give up visiting the nearest rows first. */
  #fillsBlocks(node: number): boolean {
    if (!this.#usesBlocks || this.#isNowhere(node)) return false
    const { start, end } = this.#tree
    return !this.#isOrdered || end[node]! - start[node]! >= 2 * this.#base.blocks.blockRows
  }

  /** Uses blocks while bitmaps save row checks: where most rows match, each has to be checked anyway. */
  #siftInside(): void {
    const { blocks } = this.#base
    const { top, facets } = this.#to
    const { large, small } = this.#insideRuns.cut(blocks, blocks.blockRows * SHARE_WORTH_BITS)
    for (const part of small) this.#siftPart(part)
    if (large.length === 0) return
    if (this.#isOrdered) sortPartsByNearness(blocks, large, this.#rank.centre!)
    const sieve = new BlockSieve(this.#base, {
      filter: this.#filter,
      conditions: this.#conditions,
      totals: this.#totals,
      page: top && { top, rank: this.#rank },
      wantsCounts: facets !== null,
    })
    let seen = 0
    for (const part of large) {
      if (sieve.looks <= seen) this.#siftBlock(sieve, part)
      else this.#siftPart(part)
      seen += part.end - part.start
    }
    this.total += sieve.total
    facets?.addCounts(sieve.finish())
  }

  #siftPart({ block, start, end }: BlockPart): void {
    const { blocks, columns } = this.#base
    for (let first = start; first < end; first += PORTION_ROWS) {
      const count = Math.min(PORTION_ROWS, end - first)
      for (let i = 0; i < count; i++) this.#rows[i] = first + i
      this.#siftRows(columns, count, this.#to.top?.canTake(this.#rank.bound(blocks.bounds, block)) ?? false)
    }
  }

  #siftBlock(sieve: BlockSieve, part: BlockPart): void {
    const { columns } = this.#base
    const { top, clusters } = this.#to
    const { block, start, end } = part
    const isOneCell = clusters === null || clusters.isOneCell(columns, start, end - 1)
    const { rows, count, offered, offeredCount } = sieve.sift(part, !isOneCell)
    for (let at = 0; at < offeredCount; at += PORTION_ROWS) {
      const some = offered.subarray(at, Math.min(offeredCount, at + PORTION_ROWS))
      top?.offerRows(columns, some, some.length)
    }
    if (!isOneCell) clusters?.addRows(columns, rows, count)
    else {
      clusters?.addCellRows(columns, rows, count, this.#boundPrices(block))
    }
  }

  /** What the prices of a block's matches are between. */
  #boundPrices(block: number): { least: number; most: number } {
    const { rent } = this.#filter
    if (this.#totals !== null) {
      const { totalMin, totalMax } = this.#totals.blocks.bounds
      return { least: Math.max(rent.min, totalMin![block]!), most: Math.min(rent.max, totalMax![block]!) }
    }
    const { monthlyMin, monthlyMax } = this.#base.blocks.bounds
    return { least: Math.max(rent.min, monthlyMin[block]!), most: Math.min(rent.max, monthlyMax[block]!) }
  }

  /** Filters the rows of a node of at most `PORTION_ROWS`, tombstones too: the filter drops them at no extra cost. */
  #siftPortion(node: number, isInside: boolean): void {
    const { columns } = this.#base
    const start = this.#tree.start[node]!
    const all = this.#tree.end[node]! - start
    const rows = this.#rows
    for (let i = 0; i < all; i++) rows[i] = start + i
    const count = isInside ? all : this.#region.keep(this.#tree, node, columns, rows, all)
    const { top } = this.#to
    const useful = top !== null && count > 0 && top.canTake(this.#rank.bound(this.#tree, node))
    this.#siftRows(columns, count, useful)
  }

  #visitRun(columns: Columns, end: number): void {
    for (let start = 0; start < end; start += PORTION_ROWS) {
      const count = Math.min(PORTION_ROWS, end - start)
      for (let i = 0; i < count; i++) this.#rows[i] = start + i
      this.#siftRows(columns, this.#region.keepAnywhere(columns, this.#rows, count), true)
    }
  }

  #visitList(columns: Columns, rows: Uint32Array): void {
    for (let start = 0; start < rows.length; start += PORTION_ROWS) {
      const part = rows.subarray(start, start + PORTION_ROWS)
      this.#rows.set(part)
      this.#siftRows(columns, this.#region.keepAnywhere(columns, this.#rows, part.length), true)
    }
  }

  /** Runs the first `count` collected rows through the filters and into the collectors. */
  #siftRows(columns: Columns, count: number, offer: boolean): void {
    if (count === 0) return
    const sieve = this.#sieve
    const left = this.#conditions === null ? count : keepMeeting(columns, this.#rows, count, this.#conditions)
    siftRows(sieve, this.#filter, columns, this.#rows, left)
    const { top, facets, clusters } = this.#to
    this.total += sieve.passedCount
    facets?.addRows(columns, sieve)
    clusters?.addRows(columns, sieve.passed, sieve.passedCount)
    if (offer) top?.offerRows(columns, sieve.passed, sieve.passedCount)
  }

  /** In distance order the nearest rows come first: they nearly fill the top rows, and the rest is pruned. */
  get #isOrdered(): boolean {
    return this.#to.top !== null && this.#rank.centre !== undefined
  }

  #nearestFirst(node: number): Uint32Array {
    const first = this.#tree.firstChild[node]!
    const children = Uint32Array.from({ length: this.#tree.childCount[node]! }, (_, i) => first + i)
    return sortByNearness(this.#tree, children, this.#rank.centre!)
  }
}

/** A part is ordered by its block. */
function sortPartsByNearness({ bounds }: Blocks, parts: BlockPart[], centre: Haversine): void {
  const order = sortByNearness(bounds, [...new Set(parts.map(({ block }) => block))], centre)
  const rank = new Map(order.map((block, i) => [block, i]))
  parts.sort((a, b) => rank.get(a.block)! - rank.get(b.block)!)
}
