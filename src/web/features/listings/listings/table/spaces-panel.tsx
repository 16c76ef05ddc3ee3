import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AD_TYPE_LABELS, AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { Select } from '#web/ui/select.tsx'
import { spacesQuery } from '../own/queries.ts'
import { countFilters, parseSpacesSearch, SPACES_PER_PAGE, type SpacesSearch } from '../own/spaces-search.ts'
import { ChangeResults } from './change-results.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { MOBILE_SORTS } from './sorts.ts'
import { SpaceFilters } from './space-filters.tsx'
import { SpacesTable } from './spaces-table.tsx'
import { useChangeSpaces } from './use-change-spaces.ts'

type SpacesPanelProps = {
  search: SpacesSearch
  onSearch: (search: SpacesSearch) => void
  /** Spaces of any status. */
  total: number
}

/** The table of own spaces with what finds, sorts and changes them. */
export function SpacesPanel({ search, onSearch, total: held }: SpacesPanelProps) {
  const query = useQuery(spacesQuery(search))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const change = useChangeSpaces()
  const { data } = query
  if (query.isError && !data)
    return <ErrorState title="Your spaces could not be loaded" onRetry={() => void query.refetch()} />
  if (!data) return <LoadingState label="Loading your spaces..." />
  const { spaces, total } = data
  const isFiltered = Boolean(search.q || search.type || search.structure || countFilters(search) > 0)
  return (
    <div className={search.rows === 'compact' ? 'flex flex-col gap-2' : 'flex flex-col gap-4'}>
      {held > 1 && <Tools search={search} onSearch={onSearch} />}
      <ChangeResults change={change} />
      {chosen.size > 0 && (
        <ChoiceBar
          search={search}
          spaces={spaces}
          total={total}
          chosen={chosen}
          onChoose={setChosen}
          change={change}
        />
      )}
      {total === 0 ? (
        <EmptyState
          title="Nothing matches"
          action={
            isFiltered && (
              <Button variant="outline" render={<Link to="/sell" />}>
                Show all
              </Button>
            )
          }
        >
          {isFiltered ? 'Try other words or another type.' : 'No space has this status now.'}
        </EmptyState>
      ) : (
        <SpacesTable
          // what is open belongs to a page, not to its number
          key={JSON.stringify(search)}
          spaces={spaces}
          search={search}
          chosen={chosen}
          onChoose={setChosen}
          isAlone={held === 1}
          problems={change.problems}
        />
      )}
      <Pages search={search} total={total} isBusy={query.isPlaceholderData} />
    </div>
  )
}

const TYPE_OPTIONS = AD_TYPES.map((value) => ({ value, label: AD_TYPE_LABELS[value] }))

function Tools({ search, onSearch }: Omit<SpacesPanelProps, 'total'>) {
  const { page: _page, ...rest } = search
  const put = (change: Partial<Record<keyof SpacesSearch, string | undefined>>) =>
    onSearch(parseSpacesSearch({ ...rest, ...change }))
  const set = countFilters(search)
  const [isOpen, setOpen] = useState(set > 0 || Boolean(search.hide))
  const isCompact = search.rows === 'compact'
  return (
    <search className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchForm
          label="Find by title, place or unit id"
          hideLabel
          placeholder="Title, place, unit id or #number"
          q={search.q ?? ''}
          onSearch={(q) => put({ q })}
          className="min-w-56 flex-1 sm:max-w-sm"
        />
        <Field label="Ad type" hideLabel className="w-40">
          <Select
            placeholder="All types"
            options={TYPE_OPTIONS}
            value={search.type ?? ''}
            onChange={(event) => put({ type: event.target.value as AdType | '' })}
          />
        </Field>
        <Field label="Sort" hideLabel className="w-44 md:hidden">
          <Select
            options={MOBILE_SORTS}
            value={search.sort ?? 'newest'}
            onChange={(event) => put({ sort: event.target.value, dir: undefined })}
          />
        </Field>
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {set > 0 ? `Filters and columns (${set})` : 'Filters and columns'}
        </Button>
        <Button
          variant="outline"
          className="max-md:hidden"
          aria-pressed={isCompact}
          onClick={() => put({ rows: isCompact ? undefined : 'compact' })}
        >
          Compact rows
        </Button>
      </div>
      {isOpen && <SpaceFilters search={search} onPut={put} />}
    </search>
  )
}

type PagesProps = { search: SpacesSearch; total: number; isBusy: boolean }

function Pages({ search, total, isBusy }: PagesProps) {
  const page = search.page ?? 1
  const last = Math.max(1, Math.ceil(total / SPACES_PER_PAGE))
  const from = (page - 1) * SPACES_PER_PAGE
  const to = (number: number) => {
    const { page: _page, ...rest } = search
    return <Link to="/sell" search={{ ...rest, ...(number > 1 && { page: number }) }} />
  }
  const count = (number: number) => number.toLocaleString('en-US')
  return (
    <nav
      aria-label="Pages of your spaces"
      className="flex flex-wrap items-center justify-between gap-3 text-sm"
    >
      <p role="status" className="text-ink-soft tabular-nums">
        {last === 1
          ? `${count(total)} ${total === 1 ? 'space' : 'spaces'}`
          : `${count(from + 1)}–${count(Math.min(total, from + SPACES_PER_PAGE))} of ${count(total)}`}
        {isBusy && ' · loading…'}
      </p>
      {last > 1 && (
        <div className="flex gap-2">
          {page > 1 && (
            <Button size="sm" variant="outline" render={to(page - 1)}>
              Previous
            </Button>
          )}
          {page < last && (
            <Button size="sm" variant="outline" render={to(page + 1)}>
              Next
            </Button>
          )}
        </div>
      )}
    </nav>
  )
}
