import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileUp, Mail, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OwnListing } from '#contract/selling.ts'
import { LISTING_STATUSES, type ListingStatus } from '#domain/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { OwnListingCard } from './own-listing-card.tsx'
import { ownListingsQuery } from './queries.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { STATUS_WORDS } from './status-words.ts'

/** What asks for something comes first. */
const ORDER: readonly ListingStatus[] = ['rejected', 'draft', 'pending', 'active', 'paused', 'archived']

export function WorkspaceScreen() {
  return (
    <div className="mx-auto max-w-[1240px] px-4 py-8 md:px-6">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl md:text-4xl">Your spaces</h1>
          <p className="text-lg text-ink-soft">What is public, what waits, and what to do next.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" render={<Link to="/enquiries" search={{ side: 'seller' }} />}>
            <Mail aria-hidden="true" />
            Enquiries
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
      <SignInFirst>
        <Spaces />
      </SignInFirst>
    </div>
  )
}

function Spaces() {
  const { data, error, refetch } = useQuery(ownListingsQuery)
  const [status, setStatus] = useState<ListingStatus | 'all'>('all')
  if (error) return <ErrorState title="Your spaces could not be loaded" onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading your spaces..." />
  if (data.length === 0) return <NoSpaces />
  const shown = data.filter(({ listing }) => status === 'all' || listing.status === status)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <StatusFilter spaces={data} value={status} onChange={setStatus} />
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
      {ORDER.map((group) => {
        const spaces = shown.filter(({ listing }) => listing.status === group)
        return spaces.length > 0 && <Group key={group} status={group} spaces={spaces} />
      })}
    </div>
  )
}

type StatusFilterProps = {
  spaces: OwnListing[]
  value: ListingStatus | 'all'
  onChange: (status: ListingStatus | 'all') => void
}

function StatusFilter({ spaces, value, onChange }: StatusFilterProps) {
  const counts = LISTING_STATUSES.map((status) => ({
    status,
    count: spaces.filter(({ listing }) => listing.status === status).length,
  }))
  const button = (status: ListingStatus | 'all', label: ReactNode, count: number) => (
    <Button
      key={status}
      size="sm"
      variant={value === status ? 'default' : 'outline'}
      aria-pressed={value === status}
      onClick={() => onChange(status)}
    >
      {label} <span className="tabular-nums opacity-80">{count}</span>
    </Button>
  )
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show by status</legend>
      {button('all', 'All', spaces.length)}
      {counts
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => button(status, STATUS_WORDS[status].label, count))}
    </fieldset>
  )
}

/** Cards drawn at once of one status. */
const STRIDE = 24

function Group({ status, spaces }: { status: ListingStatus; spaces: OwnListing[] }) {
  const { label, next } = STATUS_WORDS[status]
  const [most, setMost] = useState(STRIDE)
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <header>
        <h2 className="text-xl">{label}</h2>
        <p className="text-ink-soft">{next}</p>
      </header>
      <ul className="grid gap-3 lg:grid-cols-2">
        {spaces.slice(0, most).map((space) => (
          <OwnListingCard key={space.listing.id} space={space} />
        ))}
      </ul>
      {spaces.length > most && (
        <LoadMore
          onLoadMore={() => setMost(most + STRIDE)}
          progress={`Showing ${most} of ${spaces.length.toLocaleString('en-US')}`}
        />
      )}
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
