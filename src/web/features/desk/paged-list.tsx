import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ListPage, rowsOf } from '#web/platform/list-pages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'

type PagedListProps<T> = {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<T>>>
  /** What the list holds, for its states: `reports`. */
  things: string
  empty: ReactNode
  children: (rows: T[]) => ReactNode
}

/** A list of the desk that is read page by page, in its states: loading, failed, empty, with rows. */
export function PagedList<T>({ query, things, empty, children }: PagedListProps<T>) {
  if (query.isPending) return <LoadingState label={`Loading ${things}...`} />
  if (query.isError) {
    return (
      <ErrorState
        title={`Error loading ${things}: ${query.error.message}`}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const rows = rowsOf(query.data)
  if (rows.length === 0) return <EmptyState title={`No ${things}`}>{empty}</EmptyState>
  return (
    <>
      {children(rows)}
      {query.hasNextPage && (
        <LoadMore
          onLoadMore={() => void query.fetchNextPage()}
          pending={query.isFetchingNextPage}
          progress={`Showing the latest ${rows.length}`}
        />
      )}
    </>
  )
}
