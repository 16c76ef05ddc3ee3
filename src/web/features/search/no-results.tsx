import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type ActiveFilter, listActiveFilters, omit, withoutFilters } from './active-filters.ts'
import { countQuery } from './queries.ts'
import type { SearchState } from './search-state.ts'

const OFFERED = 4

/** Nothing found: the nearest searches that do find something, each with its real count. */
export function NoResults({ state, suggestions }: { state: SearchState; suggestions: readonly string[] }) {
  const candidates = listRelaxations(state)
  const counts = useQueries({ queries: candidates.map(({ without }) => countQuery(without)) })
  const offers = candidates
    .map((candidate, i) => ({ ...candidate, count: counts[i]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, OFFERED)
  return (
    <EmptyState
      title="No listings found. Try adjusting your filters."
      headingLevel={3}
      action={offers.map(({ key, label, without, count }) => (
        <Link
          key={key}
          to="/"
          search={without}
          resetScroll={false}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {label}
          <span className="font-normal text-ink-faint tabular-nums">{count}</span>
        </Link>
      ))}
    >
      {suggestions.length > 0 && (
        <p className="mb-2">
          Did you mean{' '}
          {suggestions.slice(0, 3).map((place, i) => (
            <span key={place}>
              {i > 0 && ', '}
              <Link
                to="/"
                search={{ ...omit(state, ['bbox', 'zoom']), location: place }}
                resetScroll={false}
                className="link"
              >
                {place}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
      {offers.length > 0
        ? 'These searches do find something:'
        : 'A wider area or another word may find more.'}
    </EmptyState>
  )
}

/** One filter less, then all filters less, then anywhere. */
export function listRelaxations(state: SearchState): ActiveFilter[] {
  const filters = listActiveFilters(state).map((filter) => ({
    ...filter,
    label: `Without “${filter.label}”`,
  }))
  const all =
    filters.length > 1 ? [{ key: 'all', label: 'Without any filter', without: withoutFilters(state) }] : []
  const anywhere = state.location
    ? [{ key: 'anywhere', label: 'In every place', without: omit(state, ['location', 'bbox', 'zoom']) }]
    : []
  return [...filters, ...all, ...anywhere]
}
