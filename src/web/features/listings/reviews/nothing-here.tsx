import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AllDoneArt } from '#web/ui/illustrations/all-done-art.tsx'
import { importReviewsQuery } from './import-queries.ts'
import type { ReviewFilter } from './queries.ts'

type NothingHereProps = { filter: ReviewFilter; onSearch: (q: string) => void }

/** In place of the table. */
export function NothingHere({ filter, onSearch }: NothingHereProps) {
  const { data: imports } = useQuery({ ...importReviewsQuery, enabled: filter.status === 'pending' })
  if (filter.q) {
    return (
      <EmptyState
        title="Nothing matches"
        action={
          <Button variant="outline" onClick={() => onSearch('')}>
            Clear search
          </Button>
        }
      >
        No listing here has “{filter.q}” in its title, place or seller.
      </EmptyState>
    )
  }
  const isPending = filter.status === 'pending'
  if (isPending && imports?.some(({ waiting }) => waiting > 0))
    return <EmptyState title="Nothing waits by itself">What waits came with the files above.</EmptyState>
  return (
    <EmptyState
      title={isPending ? 'The queue is empty' : 'No listings'}
      art={isPending && <AllDoneArt />}
      action={
        filter.status && (
          <Button variant="outline" render={<Link to="/admin/listings" search={{}} />}>
            All listings
          </Button>
        )
      }
    >
      {isPending ? 'Every submission has been decided.' : 'Nothing has this status.'}
    </EmptyState>
  )
}
