import type { SearchQuery } from './query.ts'
import type { Region } from './region.ts'
import type { SearchPass, Settled } from './search-pass.ts'

/** A checked query, and what it is asked of. */
export interface HelpedQuery {
  base: Settled
  query: SearchQuery
  region: Region
  /** Depth of the map's cells. */
  depth: number
}

/**
 * `done`: the pass has all of the base. `declined`: nothing has been done, the query is not worth it or nobody can help.
 * `spoilt`: somebody has left half-way; the pass is of no use and the helpers are gone.
 */
export type Help = 'done' | 'declined' | 'spoilt'

/** Others who share the work of a query. */
export interface SearchHelpers {
  /** Visits the base in `pass`. */
  run(pass: SearchPass, helped: HelpedQuery): Help
}
