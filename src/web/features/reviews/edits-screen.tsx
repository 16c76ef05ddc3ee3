import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Revision } from '#contract/listings-own.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { EditCard } from './edit-card.tsx'
import { countsQuery, editsQuery, type ReviewFilter } from './queries.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import { useCurrentRow } from './use-current-row.ts'
import { useReviewKeys } from './use-review-keys.ts'

type OpenDialog = { kind: 'approve' | 'reject'; revision: Revision } | null

/** Revisions of public listings: side-by-side diffs, decided with the same keys as the queue. */
export function EditsScreen({ filter, now }: { filter: ReviewFilter; now: Date }) {
  const query = useInfiniteQuery(editsQuery)
  const counts = useQuery(countsQuery(undefined))
  const revisions = rowsOf(query.data)
  const { current, next, previous } = useCurrentRow(revisions)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const open = (kind: 'approve' | 'reject', revision: Revision) => setDialog({ kind, revision })
  const close = () => setDialog(null)
  useReviewKeys({
    j: next,
    k: previous,
    ...(current ? { a: () => open('approve', current), r: () => open('reject', current) } : {}),
  })
  const subject = (kind: 'approve' | 'reject') => ({
    listing: dialog?.kind === kind ? dialog.revision.listing : null,
    revisionId: dialog?.revision.id,
    onClose: close,
  })
  return (
    <>
      <ReviewToolbar filter={filter} counts={counts.data} onSearch={() => {}} />
      {query.isPending && <LoadingState label="Loading edits..." />}
      {query.isError && <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isSuccess && revisions.length === 0 && (
        <EmptyState title="No edits wait">Every change to a public listing has been decided.</EmptyState>
      )}
      <div className="flex flex-col gap-4">
        {revisions.map((revision) => (
          <EditCard
            key={revision.id}
            revision={revision}
            isCurrent={current?.id === revision.id}
            now={now}
            onApprove={() => open('approve', revision)}
            onReject={() => open('reject', revision)}
          />
        ))}
      </div>
      <NextPage query={query} progress={`Showing ${revisions.length} of ${totalOf(query.data)}`} />
      {revisions.length > 0 && (
        <p className="mt-3 hidden text-sm text-ink-faint md:block">
          Keys: <kbd>J</kbd> and <kbd>K</kbd> move, <kbd>A</kbd> approves, <kbd>R</kbd> rejects.
        </p>
      )}
      <ApproveDialog {...subject('approve')} />
      <RejectDialog {...subject('reject')} />
    </>
  )
}
