import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ListPage, rowsOf } from '#web/platform/list-pages.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'

type PagedListProps<T> = Omit<ListFrameProps<T>, 'query' | 'rows'> & {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<T>>>
}

/** A list of the desk that is read page by page. */
export function PagedList<T>({ query, children, ...words }: PagedListProps<T>) {
  return (
    <ListFrame query={query} rows={query.data && rowsOf(query.data)} {...words}>
      {(rows) => (
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
      )}
    </ListFrame>
  )
}
