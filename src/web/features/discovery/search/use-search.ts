import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SearchState } from './search-state.ts'

const route = getRouteApi('/')

interface GoOptions {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean
}

/** The search state in the URL, and its setter. Every change is a navigation, so back and forward work. */
export function useSearch() {
  const state: SearchState = route.useSearch()
  const navigate = route.useNavigate()
  const go = useCallback(
    (next: SearchState | ((before: SearchState) => SearchState), options: GoOptions = {}) =>
      void navigate({
        search: next,
        replace: options.replace ?? false,
        resetScroll: false,
      }),
    [navigate],
  )
  return { state, go }
}
