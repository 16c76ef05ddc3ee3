import { useEffect } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import type { SearchState } from './search-state.ts'
import { searchedPoint } from './searched-point.ts'

/** Counts what is looked for where, and whether enough of it is there. */
export function useCountSearch(state: SearchState, answer: MapAnswer | undefined, total: number | undefined) {
  const at = searchedPoint(state, answer)
  const adTypes = (answer?.reading?.adType.length ? answer.reading.adType : state.adType) ?? []
  const asked = at && total !== undefined && { ...at, adTypes, found: total }
  const key = asked ? JSON.stringify(asked) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content
  useEffect(() => {
    if (asked)
      import('#web/platform/counts.ts').then(
        ({ countSearch }) => countSearch(asked),
        () => {},
      )
  }, [key])
}
