import { DAY_MS } from '#domain/dates.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { ClusterGrid } from './clusters.ts'
import { parseCursor } from './cursor.ts'
import { FacetCounter } from './facet-counter.ts'
import { createPrices } from './prices.ts'
import type { SearchQuery } from './query.ts'
import { createRank } from './rank.ts'
import type { Settled } from './search-plan.ts'
import { TopRows } from './top-rows.ts'

/** Empty collectors for the requested parts of a checked query. `depth` is that of the map's cells. */
export function planSearch(query: SearchQuery, depth: number, base: Settled) {
  const want = { page: true, facets: true, histogram: true, clusters: true, ...query.want }
  const prices = createPrices(query.per, findTotals(query, base))
  const rank = createRank(query.sort ?? 'recommended', query.near, prices)
  const limit = query.limit ?? PAGE_SIZE
  const after = query.cursor === undefined ? null : parseCursor(query, query.cursor)
  const to = {
    // One row more than the page shows whether another page follows.
    top: want.page ? new TopRows(rank, limit + 1, after) : null,
    facets: want.facets || want.histogram ? new FacetCounter(prices) : null,
    clusters: want.clusters ? new ClusterGrid(depth, prices) : null,
  }
  // Sums and bitmaps are kept by the month alone.
  const needsRows = query.per !== 'month' && (want.histogram || want.clusters)
  return { want, prices, rank, limit, to, needsRows }
}

/** The days are there: `checkQuery` has seen to it. */
function findTotals({ per, availableFromDay, availableToDay, now }: SearchQuery, base: Settled) {
  if (per !== 'total') return null
  const first = (availableFromDay ?? availableToDay) as number
  const last = (availableToDay ?? availableFromDay) as number
  return base.totals.find({ first, last, now: now ?? first * DAY_MS })
}
