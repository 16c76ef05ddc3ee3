import { useEffect, useRef } from 'react'
import { SORT_LABELS, SORTS, type Sort } from '#domain/vocabulary.ts'
import { Select } from '#web/ui/select.tsx'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

interface ResultsHeaderProps {
  state: SearchState
  total: number | undefined
  /** `lat,lng` of the searched place, the reference point of distances. */
  placePoint: string | undefined
  onChange: (next: SearchState) => void
}

export function ResultsHeader({ state, total, placePoint, onChange }: ResultsHeaderProps) {
  const near = state.near ?? placePoint
  const sorts = SORTS.filter((sort) => sort !== 'distance' || near)
  const change = (sort: Sort) => {
    const { sort: _sort, ...rest } = omit(state, [])
    if (sort === 'recommended') onChange(rest)
    else onChange({ ...rest, sort, ...(sort === 'distance' && near ? { near } : {}) })
  }
  const select = useRef<HTMLSelectElement>(null)
  // a selection made before hydration
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    const chosen = select.current?.value as Sort | undefined
    if (chosen && chosen !== (state.sort ?? 'recommended')) change(chosen)
  }, [])
  const count = total === undefined ? '' : total.toLocaleString('en-US')
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-1">
      <h2 className="min-w-0 text-xl tabular-nums md:text-lg 2xl:text-xl">
        <span className="md:hidden">{count} Results</span>
        <span className="hidden md:inline">{count} Advertising Opportunities</span>
      </h2>
      <form action="/" className="flex shrink-0 items-center gap-2">
        <label htmlFor="sort" className="sr-only text-sm text-ink-soft 2xl:not-sr-only">
          Sort
        </label>
        <Select
          id="sort"
          ref={select}
          name="sort"
          selectSize="sm"
          value={state.sort ?? 'recommended'}
          onChange={(event) => change(event.target.value as Sort)}
          options={sorts.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
          className="w-40 2xl:w-44"
        />
      </form>
    </div>
  )
}
