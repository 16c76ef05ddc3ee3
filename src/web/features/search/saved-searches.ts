import { readJson, writeJson } from '../../platform/stored-set.ts'
import { listActiveFilters } from './active-filters.ts'
import { parseSearchState, type SearchState } from './search-state.ts'

export interface SavedSearch {
  name: string
  state: SearchState
  savedAt: string
}

const KEY = 'placard.saved-searches'
const KEPT = 50

/** Searches this browser keeps, the latest first. */
export function listSavedSearches(): SavedSearch[] {
  const stored = readJson(KEY)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((item) => {
    if (typeof item?.name !== 'string' || typeof item.state !== 'object') return []
    return [{ name: item.name, state: parseSearchState(item.state ?? {}), savedAt: String(item.savedAt) }]
  })
}

/** A search of the same name is replaced. */
export function saveSearch(name: string, state: SearchState, now: Date): SavedSearch[] {
  const { selected: _selected, view: _view, cursor: _cursor, ...kept } = state
  const others = listSavedSearches().filter((other) => other.name !== name)
  const next = [{ name, state: kept, savedAt: now.toISOString() }, ...others].slice(0, KEPT)
  writeJson(KEY, next)
  return next
}

export function deleteSavedSearch(name: string): SavedSearch[] {
  const next = listSavedSearches().filter((other) => other.name !== name)
  writeJson(KEY, next)
  return next
}

/** A name to start from: the place and the filters in force. */
export function suggestName(state: SearchState): string {
  const place = state.location ?? state.q
  const filters = listActiveFilters(state).map((filter) => filter.label)
  return [...(place ? [place] : []), ...filters].slice(0, 4).join(' · ') || 'Every space'
}
