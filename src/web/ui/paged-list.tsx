import { ListFrame, type ListFrameProps } from './list-frame.tsx'
import { LoadMore } from './load-more.tsx'

type PagedListProps<T> = Omit<ListFrameProps<T>, 'query' | 'rows'> & {
  query: ListFrameProps<T>['query'] & {
    data: { pages: { rows: T[] }[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
}

/** A paginated list with "Load More". */
export function PagedList<T>({ query, children, ...words }: PagedListProps<T>) {
  return (
    <ListFrame query={query} rows={query.data?.pages.flatMap(({ rows }) => rows)} {...words}>
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
