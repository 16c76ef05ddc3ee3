import type { ReactNode } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import { basisOf } from '#domain/discovery/search/price-range.ts'
import type { Highlight } from '../../../map/highlight.ts'
import { FilterChips } from './filter-chips.tsx'
import { Results } from './results.tsx'
import { ResultsHeader } from './results-header.tsx'
import type { SearchState } from './search-state.ts'
import type { SearchResults } from './use-results.ts'
import { listPlaces, toShortNames } from './where.ts'

interface ResultsColumnProps {
  state: SearchState
  /** The same as its words were understood. */
  read: SearchState
  results: SearchResults
  /** The map's answer to this very search. */
  answer: MapAnswer | undefined
  /** "in Fremont, Seattle"; empty for everywhere. */
  where: string
  isPage: boolean
  highlight: Highlight
  onChange: (next: SearchState) => void
  /** Once something is searched: near me, save. */
  actions: ReactNode
  /** As in `Results`. */
  alert: ReactNode
}

/** The list: what was found where, by which filters, and its cards. */
export function ResultsColumn(props: ResultsColumnProps) {
  const { state, read, results, answer, where, isPage, highlight, onChange, actions, alert } = props
  const place = answer?.place
  return (
    <>
      <ResultsHeader
        state={state}
        per={basisOf(read)}
        total={results.total}
        isPage={isPage}
        where={where}
        placePoint={place ? `${place.lat},${place.lng}` : undefined}
        onChange={onChange}
      >
        {actions}
      </ResultsHeader>
      <FilterChips
        state={read}
        place={place ? toShortNames(listPlaces(answer)) : null}
        onChange={onChange}
        className="mb-3"
      />
      <Results {...{ state, results, highlight, answer, alert }} />
    </>
  )
}
