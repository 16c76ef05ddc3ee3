import type { Blocks } from './blocks.ts'
import type { ClusterGrid } from './clusters.ts'
import type { Columns } from './columns.ts'
import type { FacetCounter } from './facet-counter.ts'
import type { Prices } from './prices.ts'
import type { Rank } from './rank.ts'
import type { ReadyTotals } from './ready-totals.ts'
import type { Region } from './region.ts'
import type { TopRows } from './top-rows.ts'
import type { Tree } from './tree.ts'

/** Collectors of a pass; an unrequested part is null and costs nothing. */
export interface Collectors {
  top: TopRows | null
  facets: FacetCounter | null
  clusters: ClusterGrid | null
}

/** How a query is answered. */
export interface Plan {
  region: Region
  rank: Rank
  to: Collectors
  prices: Prices
  /** The sums of nodes lack something that was asked for. */
  needsRows: boolean
}

/** The parts of the base that a pass reads. */
export interface Settled {
  readonly columns: Columns
  readonly tree: Tree
  readonly blocks: Blocks
  readonly totals: ReadyTotals
  readonly located: number
  /** Row of a live space, or -1. */
  find(id: number): number
}
