import type { QueryClient } from '@tanstack/react-query'
import { listingsQuery, mapQuery, SERVER_ZOOM } from './queries.ts'
import type { SearchState } from './search-state.ts'

/**
 * On the server: the first page and the counts, so that the page reads without scripts. The browser navigates at once
 * and asks while it shows what it has. A refusal is left to the screen, which asks again.
 */
export async function loadSearch(queryClient: QueryClient, state: SearchState): Promise<void> {
  if (typeof document !== 'undefined') return
  await Promise.allSettled([
    queryClient.infiniteQuery({ ...listingsQuery(state), retry: false }),
    queryClient.query({ ...mapQuery(state, SERVER_ZOOM), retry: false }),
  ])
}
