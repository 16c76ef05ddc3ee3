import type { SearchState } from './search-state.ts'

/** Whether something is searched: then the results are the page. A pin pressed on the map of home is no search yet. */
export function hasSearch(state: SearchState): boolean {
  const { selected: _selected, ...rest } = state
  return Object.values(rest).some((value) => value !== undefined)
}
