import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileUp, Mail, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { LISTING_STATUSES, type ListingStatus } from '#domain/listings/listing.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { SpacesPanel } from '../table/spaces-panel.tsx'
import { ownCountsQuery } from './queries.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import type { SpacesSearch } from './spaces-search.ts'

type WorkspaceScreenProps = {
  /** Links to the other pages of a seller; passed in by the route, since what they count is of other features. */
  nav: ReactNode
  search: SpacesSearch
  onSearch: (search: SpacesSearch) => void
}

export function WorkspaceScreen({ nav, search, onSearch }: WorkspaceScreenProps) {
  const isCompact = search.rows === 'compact'
  return (
    <div
      className={cn(
        'mx-auto flex max-w-[1440px] flex-col gap-5 px-4 py-6 md:px-6',
        isCompact && 'md:gap-2 md:py-2',
      )}
    >
      {nav}
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className={isCompact ? 'text-3xl md:text-2xl' : 'text-3xl md:text-4xl'}>Your spaces</h1>
        <div className={cn('flex flex-wrap gap-2', isCompact && 'md:[&_a]:h-8')}>
          <Button variant="outline" render={<Link to="/inbox" search={{ side: 'seller' }} />}>
            <Mail aria-hidden="true" />
            <span className="max-sm:sr-only">Inbox</span>
          </Button>
          <IfMay needs="spaces">
            <Button variant="outline" render={<Link to="/sell/import" />}>
              <FileUp aria-hidden="true" />
              <span className="max-sm:sr-only">Import a file</span>
            </Button>
            <Button render={<Link to="/create-listing" />}>
              <Plus aria-hidden="true" />
              List a space
            </Button>
          </IfMay>
        </div>
      </header>
      <SignedInOnly>
        <Spaces search={search} onSearch={onSearch} />
      </SignedInOnly>
    </div>
  )
}

function Spaces({ search, onSearch }: Omit<WorkspaceScreenProps, 'nav'>) {
  const toHref = useApiHref()
  const { data: counts, error, refetch } = useQuery(ownCountsQuery)
  if (error && !counts)
    return <ErrorState title="Your spaces could not be loaded" onRetry={() => void refetch()} />
  if (!counts) return <LoadingState label="Loading your spaces..." />
  const total = LISTING_STATUSES.reduce((sum, status) => sum + counts[status], 0)
  if (total === 0) return <NoSpaces />
  return (
    <>
      <StatusTabs counts={counts} search={search} />
      <SpacesPanel search={search} onSearch={onSearch} total={total} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="text-ink-faint">All of them as a file:</span>
        <a className="link" href={toHref('/api/my/listings/export?format=csv')} download>
          Download CSV
        </a>
        <a className="link" href={toHref('/api/my/listings/export?format=geojson')} download>
          Download GeoJSON
        </a>
      </p>
    </>
  )
}

/** What asks for something comes first. */
const TABS: readonly { status: ListingStatus; label: string }[] = [
  { status: 'rejected', label: 'Changes requested' },
  { status: 'draft', label: 'Drafts' },
  { status: 'pending', label: 'In review' },
  { status: 'active', label: 'Public' },
  { status: 'paused', label: 'Paused' },
  { status: 'archived', label: 'Archived' },
]

type StatusTabsProps = { counts: Record<ListingStatus, number>; search: SpacesSearch }

/** Links, so that they work before any script; "All" is all that are not put away. */
function StatusTabs({ counts, search }: StatusTabsProps) {
  const held = TABS.filter(({ status }) => counts[status] > 0 || search.status === status)
  const open = held.reduce((sum, { status }) => (status === 'archived' ? sum : sum + counts[status]), 0)
  const tab = (status: ListingStatus | undefined, label: string, count: number) => {
    const { status: _before, page: _page, ...rest } = search
    return (
      <li key={label}>
        <Button
          size="sm"
          variant={search.status === status ? 'default' : 'outline'}
          render={
            <Link
              to="/sell"
              search={{ ...rest, ...(status && { status }) }}
              aria-current={search.status === status ? 'page' : undefined}
            />
          }
        >
          {label} <span className="tabular-nums opacity-80">{count.toLocaleString('en-US')}</span>
        </Button>
      </li>
    )
  }
  return (
    <nav aria-label="Spaces by status">
      <ul className="flex flex-wrap gap-2">
        {tab(undefined, 'All', open)}
        {held.map(({ status, label }) => tab(status, label, counts[status]))}
      </ul>
    </nav>
  )
}

function NoSpaces() {
  return (
    <EmptyState
      art={<NothingYetArt />}
      title="No spaces yet"
      action={
        <IfMay needs="spaces" otherwise={<RoleNote needs="spaces" />}>
          <Button render={<Link to="/create-listing" />}>List your first space</Button>
          <Button variant="outline" render={<Link to="/sell/import" />}>
            Import a file
          </Button>
        </IfMay>
      }
    >
      A wall, a page, a screen, airtime: one page and three minutes. Many of them: one spreadsheet.
    </EmptyState>
  )
}
