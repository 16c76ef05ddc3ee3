import type { QueryClient } from '@tanstack/react-query'
import { listingsQuery, mapQuery, SERVER_ZOOM } from './queries.ts'
import type { SearchState } from './search-state.ts'

/**
 * Prefetch on the server: the first page and the counts, so that the page is readable without scripts. The browser
 * navigates at once and fetches while it shows cached data. A refusal is left to the screen, which refetches.
 */
export async function loadSearch(queryClient: QueryClient, state: SearchState): Promise<void> {
  if (typeof document !== 'undefined') return
  await Promise.allSettled([
    queryClient.infiniteQuery({ ...listingsQuery(state), retry: false }),
    queryClient.query({ ...mapQuery(state, SERVER_ZOOM), retry: false }),
  ])
}
