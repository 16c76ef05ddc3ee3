import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { BulkBar, MAX_AT_ONCE } from './bulk-bar.tsx'
import { listChosen, type Selected, select, selectAll } from './chosen.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { ImportReviews } from './import-reviews.tsx'
import { KeyHints } from './key-hints.tsx'
import { NothingHere } from './nothing-here.tsx'
import { countsQuery, type ReviewFilter, submissionsQuery } from './queries.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import { SubmissionsTable } from './submissions-table.tsx'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { TrustSample } from './trust-sample.tsx'
import { useCurrentRow } from './use-current-row.ts'
import { useDecideListings } from './use-decide-many.ts'
import { useReviewKeys } from './use-review-keys.ts'

type ReviewScreenProps = {
  filter: ReviewFilter
  now: Date
  onSearch: (q: string) => void
}

type OpenDialog = { kind: 'approve' | 'reject' | 'details' | 'take-down'; listing: Listing } | null

const KEYS: [string, string][] = [
  ['J', 'down'],
  ['K', 'up'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['O', 'pictures and details'],
  ['X', 'select'],
]

/** The review queue: filter, inspect, decide; by mouse or with one-handed keyboard shortcuts. */
export function ReviewScreen({ filter, now, onSearch }: ReviewScreenProps) {
  const query = useInfiniteQuery(submissionsQuery(filter))
  const counts = useQuery(countsQuery(filter.q))
  const listings = rowsOf(query.data)
  const total = totalOf(query.data)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [selected, setSelected] = useState<Selected>(new Map())
  const { current, next, previous, choose } = useCurrentRow(listings)
  const { decide, problems } = useDecideListings()
  const open = (kind: NonNullable<OpenDialog>['kind']) => (listing: Listing) => setDialog({ kind, listing })
  const close = () => setDialog(null)
  const listingOf = (kind: NonNullable<OpenDialog>['kind']) => (dialog?.kind === kind ? dialog.listing : null)
  const onSelect = (listing: Listing, isSelected: boolean) =>
    setSelected(select(selected, listing, isSelected))
  const pending = listings.filter(({ status }) => status === 'pending')
  const chosen = listChosen(pending, selected)
  const all = selectAll(pending, MAX_AT_ONCE)
  const isAll = chosen.length === all.size
  const isPending = current?.status === 'pending'
  useReviewKeys({
    j: next,
    k: previous,
    ...(current ? { o: () => open('details')(current) } : {}),
    ...(current && isPending
      ? {
          a: () => open('approve')(current),
          r: () => open('reject')(current),
          x: () => onSelect(current, !selected.has(current.id)),
        }
      : {}),
  })

  return (
    <>
      <ReviewToolbar filter={filter} counts={counts.data} onSearch={onSearch} />
      {filter.status === 'pending' && !filter.q && (
        <>
          <TrustSample />
          <ImportReviews now={now} />
        </>
      )}
      {listings.length > 0 && (
        <div className="flex flex-wrap items-start gap-x-4">
          {pending.length > 0 && (
            <BulkBar what="listing" chosen={chosen} decide={decide} onDone={() => setSelected(new Map())}>
              <Button variant="outline" size="sm" onClick={() => setSelected(isAll ? new Map() : all)}>
                {isAll ? 'Select none' : 'Select all pending here'}
              </Button>
            </BulkBar>
          )}
          <KeyHints keys={KEYS} />
        </div>
      )}
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
          problems={problems}
          currentId={current?.id ?? null}
          now={now}
          onApprove={open('approve')}
          onReject={open('reject')}
          onTakeDown={open('take-down')}
          onChoose={choose}
          onInspect={open('details')}
          onSelect={onSelect}
        />
      )}
      <NextPage query={query} progress={`Showing ${listings.length} of ${total}`} />
      <ApproveDialog listing={listingOf('approve')} onClose={close} />
      <RejectDialog listing={listingOf('reject')} onClose={close} />
      {dialog?.kind === 'take-down' && <TakeDownDialog listing={dialog.listing} onClose={close} />}
      <DetailsDialog
        listing={listingOf('details')}
        onClose={close}
        onApprove={open('approve')}
        onReject={open('reject')}
      />
    </>
  )
}
