import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileUp, Mail, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LISTING_STATUSES, type ListingStatus } from '#domain/listing.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { Input } from '#web/ui/input.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { OwnListingCard, type SiteStatesSlot } from './own-listing-card.tsx'
import { ownCountsQuery, ownListingsQuery, WORKSPACE_PAGE_SIZE } from './queries.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { STATUS_LABELS } from './status-labels.ts'

/** Statuses that need action come first. */
const ORDER: readonly ListingStatus[] = ['rejected', 'draft', 'pending', 'active', 'paused', 'archived']

type WorkspaceScreenProps = {
  /** Links to the other pages of a seller; passed in by the route, since what they count is of other features. */
  nav: ReactNode
  SiteStates: SiteStatesSlot
}

export function WorkspaceScreen({ nav, SiteStates }: WorkspaceScreenProps) {
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl md:text-4xl">Your spaces</h1>
          <p className="text-lg text-ink-soft">What is public, what waits, and what to do next.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" render={<Link to="/inbox" search={{ side: 'seller' }} />}>
            <Mail aria-hidden="true" />
            Inbox
          </Button>
          <Button variant="outline" render={<Link to="/sell/import" />}>
            <FileUp aria-hidden="true" />
            Import a file
          </Button>
          <Button render={<Link to="/create-listing" />}>
            <Plus aria-hidden="true" />
            List a space
          </Button>
        </div>
      </header>
      <SignedInOnly>
        <Spaces SiteStates={SiteStates} />
      </SignedInOnly>
    </div>
  )
}

function Spaces({ SiteStates }: { SiteStates: SiteStatesSlot }) {
  const { data: counts, error, refetch } = useQuery(ownCountsQuery)
  const [status, setStatus] = useState<ListingStatus | 'all'>('all')
  const [words, setWords] = useState('')
  const q = useSettled(words.trim())
  if (error && !counts)
    return <ErrorState title="Your spaces could not be loaded" onRetry={() => void refetch()} />
  if (!counts) return <LoadingState label="Loading your spaces..." />
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return <NoSpaces />
  // the last one of a status may have changed its status
  const shown = status !== 'all' && counts[status] > 0 ? status : 'all'
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <StatusFilter counts={counts} value={shown} onChange={setStatus} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Link to="/sell/bulk" className="link">
            Edit many at once
          </Link>
          <a className="link" href="/api/my/listings/export?format=csv" download>
            Download CSV
          </a>
          <a className="link" href="/api/my/listings/export?format=geojson" download>
            Download GeoJSON
          </a>
        </p>
      </div>
      {total > WORKSPACE_PAGE_SIZE && (
        <Field label="Find by title or place" className="max-w-sm">
          <Input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
      )}
      {ORDER.map(
        (group) =>
          counts[group] > 0 &&
          (shown === 'all' || shown === group) && (
            <Group key={group} status={group} q={q} SiteStates={SiteStates} />
          ),
      )}
    </div>
  )
}

type StatusFilterProps = {
  counts: Record<ListingStatus, number>
  value: ListingStatus | 'all'
  onChange: (status: ListingStatus | 'all') => void
}

function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const button = (status: ListingStatus | 'all', label: ReactNode, count: number) => (
    <Button
      key={status}
      size="sm"
      variant={value === status ? 'default' : 'outline'}
      aria-pressed={value === status}
      onClick={() => onChange(status)}
    >
      {label} <span className="tabular-nums opacity-80">{count.toLocaleString('en-US')}</span>
    </Button>
  )
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show by status</legend>
      {button('all', 'All', total)}
      {LISTING_STATUSES.filter((status) => counts[status] > 0).map((status) =>
        button(status, STATUS_LABELS[status].label, counts[status]),
      )}
    </fieldset>
  )
}

type GroupProps = { status: ListingStatus; q: string; SiteStates: SiteStatesSlot }

function Group({ status, q, SiteStates }: GroupProps) {
  const { label, next } = STATUS_LABELS[status]
  const query = useInfiniteQuery(ownListingsQuery({ status, q, limit: WORKSPACE_PAGE_SIZE }))
  const total = totalOf(query.data)
  if (query.isSuccess && total === 0)
    return q ? <p className="text-ink-soft">{`${label}: nothing matches “${q}”.`}</p> : null
  const shown = rowsOf(query.data).length
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <header>
        <h2 className="text-xl">{label}</h2>
        <p className="text-ink-soft">{next}</p>
      </header>
      {query.isPending && <LoadingState label="Loading your spaces..." />}
      {query.isError && (
        <ErrorState title="These spaces could not be loaded" onRetry={() => void query.refetch()} />
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {query.data?.pages.map(({ rows }) =>
          rows.map((space) => (
            <OwnListingCard
              key={space.listing.id}
              space={space}
              pageIds={rows.map(({ listing }) => listing.id)}
              SiteStates={SiteStates}
            />
          )),
        )}
      </ul>
      <NextPage query={query} progress={`Showing ${shown} of ${total.toLocaleString('en-US')}`} />
    </section>
  )
}

function NoSpaces() {
  return (
    <EmptyState
      art={<NothingYetArt />}
      title="No spaces yet"
      action={
        <>
          <Button render={<Link to="/create-listing" />}>List your first space</Button>
          <Button variant="outline" render={<Link to="/sell/import" />}>
            Import a file
          </Button>
        </>
      }
    >
      A wall, a page, a screen, airtime: one page and three minutes. Many of them: one spreadsheet.
    </EmptyState>
  )
}
