import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Avails } from '#contract/booking/avails.ts'
import { createAvailsFilter } from '#domain/booking/avails-filter.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { AvailsFilters } from './avails-filters.tsx'
import { AvailsGrid } from './avails-grid.tsx'
import { type AvailsSearch, toAvailsFilter } from './avails-search.ts'
import { AvailsTable } from './avails-table.tsx'
import { DoneNotice } from './done-notice.tsx'
import { DownloadSheet } from './download-sheet.tsx'
import { Legend } from './legend.tsx'
import { availsPageQuery, availsQuery, availsRepsQuery, FACES_PER_PAGE } from './queries.ts'
import { useIsWide } from './use-is-wide.ts'

type AvailsScreenProps = {
  search: AvailsSearch
  onSearch: (search: AvailsSearch) => void
}

/** What is free of all faces of a seller, by posting periods, weeks or days. */
export function AvailsScreen({ search, onSearch }: AvailsScreenProps) {
  const isWide = useIsWide()
  const all = useQuery({ ...availsQuery(search), enabled: isWide === true })
  // its first faces stand in the grid until all are there
  const page = useQuery({
    ...availsPageQuery(search),
    enabled: isWide !== true || !all.data,
    placeholderData: keepPreviousData,
  })
  const { error, refetch } = isWide ? all : page
  const data = isWide ? (all.data ?? null) : (page.data ?? null)
  const shown = all.data ?? ((search.page ?? 1) === 1 ? page.data : undefined)
  if (error && !data)
    return (
      <ErrorState title="Your faces could not be loaded" headingLevel={2} onRetry={() => void refetch()} />
    )
  if (!data && !page.data) return <LoadingState label="Loading your faces..." />
  const known = all.data ?? page.data
  if (known?.all === 0) return <NoFaces />
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <DoneNotice search={search} />
      <AvailsFilters search={search} onSearch={onSearch} known={all.data ?? null} />
      {known?.isCut && (
        <Alert title={`The grid shows your oldest ${known.all.toLocaleString('en-US')} faces.`}>
          You have more than it holds. The others are on their own calendars.
        </Alert>
      )}
      <Legend />
      {isWide !== false && shown && (
        <div className="flex min-w-0 flex-col max-md:hidden print:contents noscript:hidden">
          <Wide
            avails={shown}
            search={search}
            isFresh={shown === all.data && !all.isPlaceholderData}
            prints={isWide === true}
          />
        </div>
      )}
      {isWide !== true && page.data && (
        <div className="md:not-noscript:not-print:hidden">
          <AvailsTable avails={page.data} search={search} />
        </div>
      )}
      <DownloadSheet search={search} total={data?.total ?? known?.total ?? null} />
      {isWide && !shown && <LoadingState label="Loading your faces..." />}
    </div>
  )
}

type WideProps = {
  /** All faces, or the first of those that match. */
  avails: Avails
  search: AvailsSearch
  isFresh: boolean
  /** The server's own table is there for paper until scripts know the window. */
  prints: boolean
}

/** The grid, filtered here; on paper the first faces of it as a table. */
function Wide({ avails, search, isFresh, prints }: WideProps) {
  const { data: reps } = useQuery({ ...availsRepsQuery(search), enabled: search.rep !== undefined })
  const isWhole = avails.rows.length === avails.all
  const rows = useMemo(
    () =>
      isWhole
        ? avails.rows.filter(createAvailsFilter(toAvailsFilter(search), avails.columns, reps))
        : avails.rows,
    [avails, isWhole, search, reps],
  )
  const total = isWhole ? rows.length : avails.total
  return (
    <>
      <div className="min-w-0 print:hidden" aria-busy={!isFresh}>
        {/* what is chosen is chosen by its column, which other columns are not */}
        <AvailsGrid
          key={`${avails.by} ${avails.columns[0]?.first}`}
          avails={avails}
          rows={rows}
          total={total}
          brief={search.brief}
          proposal={search.proposal}
        />
      </div>
      {prints && (
        <div className="hidden print:block">
          <AvailsTable avails={{ ...avails, rows: rows.slice(0, FACES_PER_PAGE), total }} search={search} />
        </div>
      )}
    </>
  )
}

function NoFaces() {
  return (
    <EmptyState
      title="No faces yet"
      action={
        <IfMay needs="spaces" otherwise={<RoleNote needs="spaces" />}>
          <Button render={<Link to="/sell/import" />}>Import your spaces</Button>
          <Button variant="outline" render={<Link to="/sell/contracts" />}>
            Import contracts
          </Button>
        </IfMay>
      }
    >
      List spaces or import them, and this grid shows what is free of them, period by period.
    </EmptyState>
  )
}
