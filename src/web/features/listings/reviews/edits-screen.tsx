import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Revision } from '#contract/listings/listings-revisions.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AllDoneArt } from '#web/ui/illustrations/all-done-art.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { EditCard } from './edit-card.tsx'
import { KeyHints } from './key-hints.tsx'
import { countsQuery, editsQuery, type ReviewFilter } from './queries.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import { SelectEdits } from './select-edits.tsx'
import { UnusualPrices } from './unusual-prices.tsx'
import { useCurrentRow } from './use-current-row.ts'
import { useDecideEdits } from './use-decide-many.ts'
import { useReviewKeys } from './use-review-keys.ts'

type OpenDialog = { kind: 'approve' | 'reject'; revision: Revision } | null

type EditsScreenProps = {
  filter: ReviewFilter
  now: Date
}

const KEYS: [string, string][] = [
  ['J', 'down'],
  ['K', 'up'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['X', 'select'],
]

/** Revisions of public listings: side-by-side diffs, decided with the same keys as the queue. */
export function EditsScreen({ filter, now }: EditsScreenProps) {
  const query = useInfiniteQuery(editsQuery)
  const counts = useQuery(countsQuery(undefined))
  const revisions = rowsOf(query.data)
  const { current, next, previous, choose } = useCurrentRow(revisions)
  const { decide, problems } = useDecideEdits()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const chosen = revisions.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const toggle = ({ id }: Revision) => {
    const rest = chosen.filter((one) => one !== id)
    setSelected(new Set(rest.length < chosen.length ? rest : [...rest, id]))
  }
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const open = (kind: 'approve' | 'reject', revision: Revision) => setDialog({ kind, revision })
  const close = () => setDialog(null)
  useReviewKeys({
    j: next,
    k: previous,
    ...(current
      ? {
          a: () => open('approve', current),
          r: () => open('reject', current),
          x: () => toggle(current),
        }
      : {}),
  })
  const subject = (kind: 'approve' | 'reject') => ({
    listing: dialog?.kind === kind ? dialog.revision.listing : null,
    revisionId: dialog?.revision.id,
    onClose: close,
  })
  return (
    <>
      <ReviewToolbar filter={filter} counts={counts.data} onSearch={() => {}} />
      <UnusualPrices />
      {revisions.length > 0 && (
        <div className="flex flex-wrap items-start gap-x-4">
          <BulkBar what="edit" chosen={chosen} decide={decide} onDone={() => setSelected(new Set())}>
            <SelectEdits
              revisions={revisions}
              chosen={chosen}
              onSelect={(ids) => setSelected(new Set(ids))}
            />
          </BulkBar>
          <KeyHints keys={KEYS} />
        </div>
      )}
      {query.isPending && <LoadingState label="Loading edits..." />}
      {query.isError && <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isSuccess && revisions.length === 0 && (
        <EmptyState title="No edits wait" art={<AllDoneArt />}>
          Every change to a public listing has been decided.
        </EmptyState>
      )}
      <div className="flex flex-col gap-4">
        {revisions.map((revision) => (
          <EditCard
            key={revision.id}
            revision={revision}
            isCurrent={current?.id === revision.id}
            isSelected={selected.has(revision.id)}
            problem={problems.get(revision.id)}
            onChoose={() => choose(revision)}
            onSelect={() => toggle(revision)}
            now={now}
            onApprove={() => open('approve', revision)}
            onReject={() => open('reject', revision)}
          />
        ))}
      </div>
      <NextPage query={query} progress={`Showing ${revisions.length} of ${totalOf(query.data)}`} />
      <ApproveDialog {...subject('approve')} />
      <RejectDialog {...subject('reject')} />
    </>
  )
}
