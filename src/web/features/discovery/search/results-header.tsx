import { type ReactNode, useEffect, useRef } from 'react'
import { type PriceBasis, RULER_LABELS } from '#domain/listings/price-basis.ts'
import { SORT_LABELS, SORTS, type Sort } from '#domain/vocabulary.ts'
import { cn } from '#web/ui/cn.ts'
import { Select } from '#web/ui/select.tsx'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'
import { RESULTS_ID } from './show-results.ts'

interface ResultsHeaderProps {
  state: SearchState
  /** What prices are compared by. */
  per: PriceBasis
  total: number | undefined
  /** Once something is searched: the page's own heading. */
  isPage: boolean
  /** "in Fremont, Seattle"; empty for everywhere. */
  where: string
  /** `lat,lng` of the searched place, the reference point of distances. */
  placePoint: string | undefined
  onChange: (next: SearchState) => void
  /** Beside the order: near me, save. */
  children?: ReactNode
}

export function ResultsHeader(props: ResultsHeaderProps) {
  const { total, isPage, where, children } = props
  const Heading = isPage ? 'h1' : 'h2'
  const count = total === undefined ? '' : total.toLocaleString('en-US')
  return (
    <div className="@container flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 pb-2">
      <Heading
        id={RESULTS_ID}
        tabIndex={-1}
        className="min-w-0 rounded-control text-xl tabular-nums outline-offset-4 focus:outline-none focus-visible:outline-2"
      >
        <span className="md:hidden">
          {count} {total === 1 ? 'Result' : 'Results'} {where}
        </span>
        <span className="hidden md:inline">
          {count} {total === 1 ? 'Advertising Opportunity' : 'Advertising Opportunities'} {where}
        </span>
      </Heading>
      <div className="flex items-center gap-2">
        <SortSelect {...props} />
        {children && (
          <div
            className={cn(
              'text-sm [&_button]:h-8 [&_button]:px-2.5 [&_button]:text-[length:inherit] [&_button]:pointer-coarse:h-11',
              // prices are named beside the order: so much less room is left
              isByPrice(props.state)
                ? '@max-[36rem]:[&_[data-label]]:sr-only'
                : '@max-[27.5rem]:[&_[data-label]]:sr-only',
            )}
          >
            {children}
          </div>
        )}
      </div>
    </div>
  )
}

const isByPrice = ({ sort }: SearchState) => sort?.startsWith('price') ?? false

function SortSelect({ state, per, placePoint, onChange }: ResultsHeaderProps) {
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
  return (
    <form action="/" className="flex items-center gap-2">
      <label htmlFor="sort" className="sr-only">
        Sort
      </label>
      {isByPrice(state) && (
        <span id="sort-ruler" className="text-sm whitespace-nowrap text-ink-soft">
          {RULER_LABELS[per]}
        </span>
      )}
      <Select
        id="sort"
        ref={select}
        name="sort"
        selectSize="sm"
        value={state.sort ?? 'recommended'}
        onChange={(event) => change(event.target.value as Sort)}
        options={sorts.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        className="w-46"
        aria-describedby={isByPrice(state) ? 'sort-ruler' : undefined}
      />
    </form>
  )
}
