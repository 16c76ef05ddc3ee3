import { ListFrame, type ListFrameProps } from './list-frame.tsx'
import { NextPage, type NextPageProps } from './load-more.tsx'

type PagedListProps<T> = Omit<ListFrameProps<T>, 'query' | 'rows'> & {
  query: ListFrameProps<T>['query'] &
    NextPageProps['query'] & { data: { pages: { rows: T[] }[] } | undefined }
}

/** A paginated list with "Load More". */
export function PagedList<T>({ query, children, ...words }: PagedListProps<T>) {
  return (
    <ListFrame query={query} rows={query.data?.pages.flatMap(({ rows }) => rows)} {...words}>
      {(rows) => (
        <>
          {children(rows)}
          <NextPage query={query} progress={`Showing the latest ${rows.length}`} />
        </>
      )}
    </ListFrame>
  )
}
