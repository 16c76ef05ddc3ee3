import { type RefObject, useCallback } from 'react'
import type { Viewport } from '../../../map/viewport.ts'
import { omit } from './active-filters.ts'
import { searchDrawn, searchView } from './search-area.ts'
import type { SearchState } from './search-state.ts'
import type { useSearch } from './use-search.ts'

interface SearchStepsOptions extends ReturnType<typeof useSearch> {
  /** The map's own move is being written to the URL. */
  rememberOwnMove: (next: SearchState) => void
  /** Scrolled into view when a phone switches between map and list. */
  region: RefObject<HTMLElement | null>
}

/** All transitions from one search to the next. */
export function useSearchSteps({ state, go, rememberOwnMove, region }: SearchStepsOptions) {
  const change = useCallback((next: SearchState) => go(next), [go])
  const searchHere = useCallback(
    (viewport: Viewport) => {
      rememberOwnMove({ ...viewport })
      go((before) => searchView(before, viewport), { replace: state.bbox !== undefined })
    },
    [go, rememberOwnMove, state.bbox],
  )
  const searchArea = useCallback(
    (polygon: string) => {
      const next = searchDrawn(state, polygon)
      rememberOwnMove(next)
      go(next)
    },
    [go, rememberOwnMove, state],
  )
  const clearArea = useCallback(
    (viewport: Viewport) => {
      rememberOwnMove({ ...viewport })
      go((before) => omit(searchView(before, viewport), ['polygon']))
    },
    [go, rememberOwnMove],
  )
  const select = useCallback(
    (listing: { id: number }) =>
      go(({ view: _view, ...before }) => ({ ...before, selected: listing.id }), { replace: true }),
    [go],
  )
  const show = (view: 'map' | 'list') => {
    go(({ view: _view, ...rest }) => (view === 'map' ? { ...rest, view } : rest))
    region.current?.scrollIntoView({ block: 'start' })
  }
  return { change, searchHere, searchArea, clearArea, select, show }
}
