import { LoadMore } from './load-more.tsx'

export interface NextPageProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  /** "Showing 20 of 163". */
  progress: string
}

/** "Load More" below a paginated query, as long as it has another page. */
export function NextPage({ query, progress }: NextPageProps) {
  if (!query.hasNextPage) return null
  return (
    <LoadMore
      onLoadMore={() => void query.fetchNextPage()}
      pending={query.isFetchingNextPage}
      progress={progress}
    />
  )
}
