import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CardListing } from './card-listing.ts'
import { cardQuery, listingsQuery } from './queries.ts'
import type { SearchState } from './search-state.ts'

export interface SearchResults {
  listings: CardListing[]
  /** Over all pages; undefined until loaded. */
  total: number | undefined
  nextCursor: string | null
  hasMore: boolean
  isUpdating: boolean
  isLoadingMore: boolean
  error: Error | null
  moreError: Error | null
  loadMore: () => void
  retry: () => void
}

/** The pages loaded so far, preceded by a space selected on the map that is not among them. */
export function useResults(state: SearchState): SearchResults {
  const query = useInfiniteQuery(listingsQuery(state))
  const loaded = query.data?.pages.flatMap((page) => page.listings) ?? []
  const isMissing = state.selected !== undefined && !loaded.some((listing) => listing.id === state.selected)
  const chosen = useQuery({ ...cardQuery(state.selected ?? 0), enabled: isMissing && query.isSuccess })
  const isFirstFailed = query.isError && !query.isFetchNextPageError
  return {
    listings: withoutRepeats(isMissing && chosen.data ? [chosen.data, ...loaded] : loaded),
    total: query.data?.pages.at(-1)?.total,
    nextCursor: query.data?.pages.at(-1)?.nextCursor ?? null,
    hasMore: query.hasNextPage,
    isUpdating: query.isPlaceholderData || (query.isError && query.isRefetching),
    isLoadingMore: query.isFetchingNextPage,
    // on the server an error is rendered as loading: the browser retries at once
    error: isFirstFailed && !query.isFetching && typeof document !== 'undefined' ? query.error : null,
    moreError: query.isFetchNextPageError && !query.isFetchingNextPage ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

/** Deduplicates: a space published between two page loads may shift another onto both. */
function withoutRepeats(listings: CardListing[]): CardListing[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()]
}
