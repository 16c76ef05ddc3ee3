import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnListing } from '#contract/listings-own.ts'
import { LISTING_STATUSES, type ListingStatus } from '#domain/listing.ts'
import { type ListPage, rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { BULK_PAGE_SIZE, ownListingsQuery } from '../own/queries.ts'
import { SignedInOnly } from '../own/signed-in-only.tsx'
import { STATUS_LABELS } from '../own/status-labels.ts'
import { BulkApply } from './bulk-apply.tsx'
import { BulkTable } from './bulk-table.tsx'
import { useBulkEdits } from './use-bulk-edits.ts'

/** Rows rendered at once; a table of thousands of inputs would be slow on a phone. */
const STRIDE = 50

export function BulkScreen() {
  return (
    <div className="mx-auto flex max-w-[1440px] flex-col gap-5 px-4 py-8 md:px-6">
      <header className="flex flex-col gap-1">
        <p>
          <Link to="/sell" className="link text-sm">
            Your spaces
          </Link>
        </p>
        <h1 className="text-3xl md:text-4xl">Edit many at once</h1>
        <p className="text-lg text-ink-soft">
          Prices, tags, dates and status. On public spaces a new price waits for review, as in every edit.
        </p>
      </header>
      <SignedInOnly>
        <Bulk />
      </SignedInOnly>
    </div>
  )
}

function Bulk() {
  const [status, setStatus] = useState<ListingStatus | ''>('')
  const [words, setWords] = useState('')
  const q = useSettled(words.trim())
  const query = useInfiniteQuery(ownListingsQuery({ status: status || undefined, q, limit: BULK_PAGE_SIZE }))
  const bulk = useBulkEdits()
  if (query.isError && !query.data)
    return <ErrorState title="Your spaces could not be loaded" onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState label="Loading your spaces..." />
  if (totalOf(query.data) === 0 && !status && !q)
    return (
      <EmptyState
        title="No spaces yet"
        action={<Button render={<Link to="/sell/import" />}>Import a file</Button>}
      >
        Once you have some, change them together here.
      </EmptyState>
    )
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Status" className="w-44">
          <Select
            placeholder="All"
            options={LISTING_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].label }))}
            value={status}
            onChange={(event) => setStatus(event.target.value as ListingStatus | '')}
          />
        </Field>
        <Field label="Find by title or place" className="min-w-56 flex-1 sm:max-w-sm">
          <Input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
      </div>
      <Editor query={query} bulk={bulk} />
    </>
  )
}

type EditorProps = {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<OwnListing>>>
  bulk: ReturnType<typeof useBulkEdits>
}

function Editor({ query, bulk }: EditorProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const spaces = rowsOf(query.data)
  const total = totalOf(query.data)
  const [most, setMost] = useState(STRIDE)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choice = spaces.filter(({ listing }) => chosen.has(listing.id))
  const ids = spaces.map(({ listing }) => listing.id)
  const showMore = () => {
    setMost(most + STRIDE)
    if (most + STRIDE > spaces.length && hasNextPage) void fetchNextPage()
  }
  /** Fetches the rows not loaded yet; they are not rendered before they are asked for. */
  const chooseAll = async () => {
    let result = await fetchNextPage()
    while (result.hasNextPage && !result.isError) result = await result.fetchNextPage()
    setChosen(new Set(rowsOf(result.data).map(({ listing }) => listing.id)))
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p role="status" className="text-ink-faint tabular-nums">
          {`${total.toLocaleString('en-US')} ${total === 1 ? 'space' : 'spaces'}, ${choice.length.toLocaleString('en-US')} chosen`}
        </p>
        {hasNextPage && (
          <Button size="sm" variant="outline" pending={isFetchingNextPage} onClick={() => void chooseAll()}>
            {`Choose all ${total.toLocaleString('en-US')}`}
          </Button>
        )}
      </div>
      <BulkApply count={choice.length} onApply={(action) => bulk.apply(choice, action)} />
      {total === 0 ? (
        <EmptyState title="Nothing matches">Try other words or another status.</EmptyState>
      ) : (
        <BulkTable
          spaces={spaces.slice(0, most)}
          edits={bulk.edits}
          problems={bulk.problems}
          chosen={chosen}
          onEdit={bulk.edit}
          onChoose={setChosen}
          allIds={ids}
        />
      )}
      {total > most && (
        <LoadMore
          onLoadMore={showMore}
          pending={isFetchingNextPage}
          progress={`Showing ${Math.min(most, spaces.length)} of ${total.toLocaleString('en-US')}`}
        />
      )}
      <SaveBar
        count={bulk.edits.size}
        isSaving={bulk.isSaving}
        savedCount={bulk.savedCount}
        onSave={() => bulk.save()}
        onDiscard={bulk.discard}
      />
    </>
  )
}

type SaveBarProps = {
  count: number
  isSaving: boolean
  savedCount: number
  onSave: () => void
  onDiscard: () => void
}

function SaveBar({ count, isSaving, savedCount, onSave, onDiscard }: SaveBarProps) {
  if (count === 0) return null
  return (
    <div className="sticky bottom-3 z-20 flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-card p-3 pr-20 shadow-pop">
      <p className="font-semibold">
        {isSaving && savedCount > 0
          ? `${savedCount.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} saved so far`
          : `${count === 1 ? '1 space' : `${count.toLocaleString('en-US')} spaces`} changed, not saved yet`}
      </p>
      <div className="flex gap-2">
        <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
        <Button pending={isSaving} onClick={onSave}>
          Save changes
        </Button>
      </div>
    </div>
  )
}
