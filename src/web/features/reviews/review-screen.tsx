import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { countsQuery, type ReviewFilter, submissionsQuery } from './queries.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import { SubmissionsTable } from './submissions-table.tsx'
import { useCurrentRow } from './use-current-row.ts'
import { useReviewKeys } from './use-review-keys.ts'

type ReviewScreenProps = {
  filter: ReviewFilter
  now: Date
  onSearch: (q: string) => void
}

type OpenDialog = { kind: 'approve' | 'reject' | 'details'; listing: Listing } | null

/** The review queue: filter, inspect, decide; by mouse or with one-handed keyboard shortcuts. */
export function ReviewScreen({ filter, now, onSearch }: ReviewScreenProps) {
  const query = useInfiniteQuery(submissionsQuery(filter))
  const counts = useQuery(countsQuery(filter.q))
  const listings = rowsOf(query.data)
  const total = totalOf(query.data)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [selected, setSelected] = useState<ReadonlyMap<number, string>>(new Map())
  const { current, next, previous } = useCurrentRow(listings)
  const open = (kind: NonNullable<OpenDialog>['kind']) => (listing: Listing) => setDialog({ kind, listing })
  const close = () => setDialog(null)
  const listingOf = (kind: NonNullable<OpenDialog>['kind']) => (dialog?.kind === kind ? dialog.listing : null)
  const select = (listing: Listing, isSelected: boolean) => {
    const rest = [...selected].filter(([id]) => id !== listing.id)
    setSelected(new Map(isSelected ? [...rest, [listing.id, listing.updatedAt]] : rest))
  }
  const pending = listings.filter(({ status }) => status === 'pending')
  // a version that a refetch brought after the selection is not what the reviewer saw
  const chosen = pending.flatMap(({ id }) => {
    const updatedAt = selected.get(id)
    return updatedAt === undefined ? [] : [{ id, updatedAt }]
  })
  const isPending = current?.status === 'pending'
  useReviewKeys({
    j: next,
    k: previous,
    ...(current ? { o: () => open('details')(current) } : {}),
    ...(current && isPending
      ? {
          a: () => open('approve')(current),
          r: () => open('reject')(current),
          x: () => select(current, !selected.has(current.id)),
        }
      : {}),
  })

  return (
    <>
      <ReviewToolbar filter={filter} counts={counts.data} onSearch={onSearch} />
      <BulkBar
        selected={chosen}
        pending={pending}
        onSelect={(listings) => setSelected(new Map(listings.map(({ id, updatedAt }) => [id, updatedAt])))}
      />
      {query.isPending && <LoadingState label="Loading listings..." />}
      {query.isError && listings.length === 0 && (
        <ErrorState
          title={`Error loading listings: ${query.error.message || 'An unknown error occurred'}`}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && listings.length === 0 && <NothingHere filter={filter} onSearch={onSearch} />}
      {listings.length > 0 && (
        <SubmissionsTable
          listings={listings}
          selected={selected}
          currentId={current?.id ?? null}
          now={now}
          onApprove={open('approve')}
          onReject={open('reject')}
          onInspect={open('details')}
          onSelect={select}
        />
      )}
      <NextPage query={query} progress={`Showing ${listings.length} of ${total}`} />
      <p className="mt-3 hidden text-sm text-ink-faint md:block">
        Keys: <kbd>J</kbd> and <kbd>K</kbd> move, <kbd>A</kbd> approves, <kbd>R</kbd> rejects, <kbd>O</kbd>{' '}
        opens pictures and details, <kbd>X</kbd> selects.
      </p>
      <ApproveDialog listing={listingOf('approve')} onClose={close} />
      <RejectDialog listing={listingOf('reject')} onClose={close} />
      <DetailsDialog
        listing={listingOf('details')}
        onClose={close}
        onApprove={open('approve')}
        onReject={open('reject')}
      />
    </>
  )
}

function NothingHere({ filter, onSearch }: Pick<ReviewScreenProps, 'filter' | 'onSearch'>) {
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
  return (
    <EmptyState title={filter.status === 'pending' ? 'The queue is empty' : 'No listings'}>
      {filter.status === 'pending' ? 'Every submission has been decided.' : 'Nothing has this status.'}
    </EmptyState>
  )
}
