import { Button } from '#web/ui/button.tsx'

type LoadMoreProps = {
  onLoadMore: () => void
  pending?: boolean
  label?: string
  /** "Showing 20 of 163". */
  progress?: string
  className?: string
}

export function LoadMore({
  onLoadMore,
  pending = false,
  label = 'Load More',
  progress,
  className,
}: LoadMoreProps) {
  return (
    <div className={className}>
      <div className="flex flex-col items-center gap-2 py-4">
        {progress && <p className="text-sm text-ink-faint tabular-nums">{progress}</p>}
        <Button variant="outline" onClick={onLoadMore} pending={pending}>
          {pending ? 'Loading...' : label}
        </Button>
      </div>
    </div>
  )
}

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
