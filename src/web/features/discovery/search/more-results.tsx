import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import type { SearchState } from './search-state.ts'
import type { SearchResults } from './use-results.ts'

/** Loads the next page. After the last one it stays, disabled, with an explanation. */
export function MoreResults({ state, results }: { state: SearchState; results: SearchResults }) {
  const { listings, total, hasMore, isLoadingMore, isUpdating, loadMore } = results
  return (
    <div className="flex flex-col items-center gap-2 py-5">
      <p className="text-sm text-ink-faint tabular-nums">
        {hasMore
          ? `Showing ${listings.length} of ${(total ?? listings.length).toLocaleString('en-US')}`
          : 'All results shown'}
      </p>
      <Button
        variant="outline"
        onClick={loadMore}
        pending={isLoadingMore}
        disabled={!hasMore || isLoadingMore || isUpdating}
      >
        {isLoadingMore ? 'Loading...' : 'Load More'}
      </Button>
      {results.nextCursor && (
        <noscript>
          <Link to="/" search={{ ...state, cursor: results.nextCursor }} className="link">
            Next page
          </Link>
        </noscript>
      )}
    </div>
  )
}
