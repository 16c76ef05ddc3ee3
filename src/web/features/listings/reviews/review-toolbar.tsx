import { Link } from '@tanstack/react-router'
import type { ListingCounts } from '#contract/listings/reviews.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { statusLabel } from '#web/listing-parts/status-badge.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import type { ReviewFilter } from './queries.ts'

type ReviewToolbarProps = {
  filter: ReviewFilter
  counts: ListingCounts | undefined
  onSearch: (q: string) => void
}

/** Pending comes first. */
const ORDER = [
  'pending',
  'active',
  'paused',
  'rejected',
  'draft',
  'archived',
] as const satisfies (typeof LISTING_STATUSES)[number][]

export function ReviewToolbar({ filter, counts, onSearch }: ReviewToolbarProps) {
  const total = counts && LISTING_STATUSES.reduce((sum, status) => sum + counts[status], 0)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Status" className="max-w-full">
        <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
          <StatusLink filter={filter} label="All" count={total} />
          <StatusLink
            filter={filter}
            queue="edits"
            label="Edits and prices"
            count={counts && (counts.edits ?? 0) + (counts.prices ?? 0)}
          />
          {ORDER.map((status) => (
            <StatusLink
              key={status}
              filter={filter}
              status={status}
              label={statusLabel(status)}
              count={counts?.[status]}
            />
          ))}
        </ul>
      </nav>
      {!filter.queue && (
        <search className="w-full sm:w-auto">
          <SearchForm
            label="Search listings and sellers"
            hideLabel
            placeholder="Title, place, seller or #number"
            q={filter.q ?? ''}
            onSearch={onSearch}
            fieldClassName="sm:w-72"
          />
        </search>
      )}
    </div>
  )
}

interface StatusLinkProps {
  filter: ReviewFilter
  status?: NonNullable<ReviewFilter['status']>
  queue?: 'edits'
  label: string
  count: number | undefined
}

function StatusLink({ filter, status, queue, label, count }: StatusLinkProps) {
  const isCurrent = filter.status === status && filter.queue === queue
  return (
    <li>
      <Link
        to="/admin/listings"
        search={{ status, queue, q: queue ? undefined : filter.q }}
        aria-current={isCurrent ? 'page' : undefined}
        activeProps={{}}
        activeOptions={{ exact: true, includeSearch: true }}
        className="inline-flex h-9 items-center gap-1.5 rounded-pill px-3 text-sm font-semibold whitespace-nowrap text-ink-soft hover:bg-ink/8 aria-[current=page]:bg-ink aria-[current=page]:text-paper pointer-coarse:h-11"
      >
        {label}
        <span className="font-normal tabular-nums opacity-80">{count?.toLocaleString('en-US') ?? ' '}</span>
      </Link>
    </li>
  )
}
