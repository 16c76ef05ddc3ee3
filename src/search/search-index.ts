import { type Base, mergeIntoBase, runSteps, sortIntoBase } from './base.ts'
import { checkQuery } from './check-query.ts'
import { boundsOfClusters } from './clusters.ts'
import { type Columns, columnBytes, createColumns, growColumns, writeRow } from './columns.ts'
import { toCursor } from './cursor.ts'
import { Delta } from './delta.ts'
import { gridDepth } from './grid-depth.ts'
import { planSearch } from './plan-search.ts'
import type { SearchAnswer, SearchQuery, SpaceRow } from './query.ts'
import { createRegion } from './region.ts'
import { SearchPass } from './search-pass.ts'
import { toFacets, toHistogram, toSaleHistogram } from './tally.ts'

/** Row access for reads that are no search; valid until the next change. */
export interface IndexParts {
  readonly base: Base
  readonly delta: Delta
}

type Change = { row: SpaceRow } | { id: number }

/** Delta size that every query can afford to scan (about 30 µs), an absolute limit. */
const MERGE_AT = 8192
/** Every change of a space appends its free days again: no more of them than that many spaces usually have. */
const WORDS_A_SPACE = 32
const REPLAY_PORTION = 256

/**
 * All active spaces in memory: a sorted base with summaries, a small unsorted delta of recent changes, and
 * tombstones. Answers never depend on which of them contains a space. Single writer: not thread-safe for writes.
 */
export class SearchIndex {
  #base: Base
  #delta: Delta
  /** Changes since a merge began, replayed on its result; null when none is running. */
  #log: Change[] | null = null
  #tombstones = 0

  constructor(base: Base) {
    this.#base = base
    this.#delta = new Delta(base.columns.cards)
  }

  /** Number of spaces. */
  get size(): number {
    return this.#base.live + this.#delta.count
  }

  /** Memory of all typed arrays in bytes. */
  get bytes(): number {
    return this.#base.bytes + columnBytes(this.#delta.columns)
  }

  get parts(): IndexParts {
    return { base: this.#base, delta: this.#delta }
  }

  /** True when enough has changed to make a merge worthwhile. */
  get wantsMerge(): boolean {
    return (
      this.#log === null &&
      (this.#delta.count >= MERGE_AT ||
        this.#delta.columns.freeDays.length >= MERGE_AT * WORDS_A_SPACE ||
        this.#tombstones * 4 > this.#base.count + MERGE_AT)
    )
  }

  has(id: number): boolean {
    return this.#delta.has(id) || this.#base.find(id) >= 0
  }

  /** Upserts a space by its id; the next search sees it. */
  upsert(row: SpaceRow): void {
    this.#log?.push({ row })
    this.#tombstone(row.id)
    this.#delta.upsert(row)
  }

  /** Removes a space; false when there was none. */
  remove(id: number): boolean {
    this.#log?.push({ id })
    return this.#delta.remove(id) || this.#tombstone(id)
  }

  #tombstone(id: number): boolean {
    const buried = this.#base.remove(id)
    if (buried) this.#tombstones++
    return buried
  }

  /**
   * Merges the delta and the tombstones into a new base, in portions of about a tenth of a millisecond: call `next()`
   * between other work. Searches and changes continue meanwhile; the last portion swaps the new base in. One merge at a
   * time.
   */
  *mergeSteps(): Generator<void, void> {
    if (this.#log !== null) throw new Error('A merge is running already.')
    const log: Change[] = []
    this.#log = log
    try {
      const { count } = this.#delta
      const base = yield* mergeIntoBase(this.#base, growColumns(this.#delta.columns, count, count), count)
      const next = new SearchIndex(base)
      for (let done = 0; done < log.length; ) {
        const end = Math.min(log.length, done + REPLAY_PORTION)
        for (; done < end; done++) next.#apply(log[done]!)
        if (done < log.length) yield
      }
      this.#base = next.#base
      this.#delta = next.#delta
      this.#tombstones = next.#tombstones
    } finally {
      this.#log = null
    }
  }

  #apply(change: Change): void {
    if ('row' in change) this.upsert(change.row)
    else this.remove(change.id)
  }

  /** Runs a whole merge synchronously. */
  merge(): void {
    runSteps(this.mergeSteps())
  }

  /** Answers a query. @throws SearchInputError for an invalid query */
  search(query: SearchQuery): SearchAnswer {
    checkQuery(query)
    const region = createRegion(query)
    const depth = gridDepth(this.#base.tree, region, query.zoom)
    const { want, to, limit, ...plan } = planSearch(query, depth, this.#base)
    const pass = new SearchPass(this.#base, query, { region, to, ...plan })
    if (query.ids !== undefined) pass.runIds(this.#delta, query.ids)
    else pass.run(this.#delta)
    if (region.isBounded) pass.runUnlocated(this.#delta, listUnlocated(query))

    const best = to.top?.finish() ?? []
    const tally = to.facets?.finish()
    const clusters = to.clusters?.finish() ?? null
    return {
      total: pass.total,
      ids: best.slice(0, limit).map((row) => row.id),
      nextCursor: best.length > limit ? toCursor(query, best[limit - 1]!) : null,
      facets: want.facets ? toFacets(tally!) : null,
      histogram: want.histogram ? toHistogram(tally!, query.per) : null,
      saleHistogram: want.histogram ? toSaleHistogram(tally!) : null,
      clusters,
      bounds: clusters && boundsOfClusters(clusters, query.bounds),
    }
  }
}

/** Those in the query's id list, if it has one. */
function listUnlocated({ unlocatedIds = [], ids }: SearchQuery): readonly number[] {
  if (ids === undefined || unlocatedIds.length === 0) return unlocatedIds
  const allowed = new Set(ids)
  return unlocatedIds.filter((id) => allowed.has(id))
}

/** Builder: collects rows as they stream in, then sorts them into an index. */
export class IndexBuilder {
  #columns: Columns = createColumns(1024)
  #count = 0

  /** Adds a space; ids must be unique. */
  add(row: SpaceRow): void {
    if (this.#count === this.#columns.ids.length) {
      this.#columns = growColumns(this.#columns, this.#count, this.#count * 2)
    }
    writeRow(this.#columns, this.#count++, row)
  }

  /** The index over everything added; the builder must not be used afterwards. */
  finish(blockRows?: number): SearchIndex {
    return new SearchIndex(runSteps(sortIntoBase(this.#columns, this.#count, blockRows)))
  }
}

/** Index over the given spaces; ids must be unique. */
export function buildIndex(rows: Iterable<SpaceRow>, blockRows?: number): SearchIndex {
  const builder = new IndexBuilder()
  for (const row of rows) builder.add(row)
  return builder.finish(blockRows)
}
