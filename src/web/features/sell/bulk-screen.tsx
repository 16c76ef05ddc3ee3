import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnListing } from '#contract/selling.ts'
import { LISTING_STATUSES, type ListingStatus } from '#domain/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { BulkApply } from './bulk-apply.tsx'
import { BulkTable } from './bulk-table.tsx'
import { ownListingsQuery } from './queries.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { STATUS_WORDS } from './status-words.ts'
import { useBulkEdits } from './use-bulk-edits.ts'

/** Rows drawn at once; a table of two thousand inputs would be slow on a phone. */
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
      <SignInFirst>
        <Bulk />
      </SignInFirst>
    </div>
  )
}

function Bulk() {
  const { data, error, refetch } = useQuery(ownListingsQuery)
  if (error && !data)
    return <ErrorState title="Your spaces could not be loaded" onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading your spaces..." />
  if (data.length === 0)
    return (
      <EmptyState
        title="No spaces yet"
        action={<Button render={<Link to="/sell/import" />}>Import a file</Button>}
      >
        Once you have some, change them together here.
      </EmptyState>
    )
  return <Editor spaces={data} />
}

function Editor({ spaces }: { spaces: OwnListing[] }) {
  const bulk = useBulkEdits(spaces)
  const [status, setStatus] = useState<ListingStatus | ''>('')
  const [words, setWords] = useState('')
  const [most, setMost] = useState(STRIDE)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const found = spaces.filter((space) => matches(space, { status, words }))
  const choice = found.filter(({ listing }) => chosen.has(listing.id))
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Status" className="w-44">
          <Select
            placeholder="All"
            options={LISTING_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label }))}
            value={status}
            onChange={(event) => setStatus(event.target.value as ListingStatus | '')}
          />
        </Field>
        <Field label="Find by title or place" className="min-w-56 flex-1 sm:max-w-sm">
          <Input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <p role="status" className="pb-2 text-sm text-ink-faint tabular-nums">
          {found.length} of {spaces.length} spaces, {choice.length} chosen
        </p>
      </div>
      <BulkApply count={choice.length} onApply={(action) => bulk.apply(choice, action)} />
      <BulkTable
        spaces={found.slice(0, most)}
        edits={bulk.edits}
        problems={bulk.problems}
        chosen={chosen}
        onEdit={bulk.edit}
        onChoose={setChosen}
        allIds={found.map(({ listing }) => listing.id)}
      />
      {found.length > most && (
        <LoadMore onLoadMore={() => setMost(most + STRIDE)} progress={`Showing ${most} of ${found.length}`} />
      )}
      <SaveBar
        count={bulk.edits.size}
        isSaving={bulk.isSaving}
        onSave={() => bulk.save()}
        onDiscard={bulk.discard}
      />
    </>
  )
}

function matches({ listing }: OwnListing, { status, words }: { status: string; words: string }): boolean {
  if (status && listing.status !== status) return false
  const text = `${listing.title} ${listing.location.text}`.toLowerCase()
  return text.includes(words.trim().toLowerCase())
}

type SaveBarProps = { count: number; isSaving: boolean; onSave: () => void; onDiscard: () => void }

function SaveBar({ count, isSaving, onSave, onDiscard }: SaveBarProps) {
  if (count === 0) return null
  return (
    <div className="sticky bottom-3 z-20 flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-card p-3 pr-20 shadow-pop">
      <p className="font-semibold">
        {count === 1 ? '1 space changed' : `${count} spaces changed`}, not saved yet
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
