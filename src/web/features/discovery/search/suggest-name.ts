import { SEARCH_KEYS, type SearchTexts, toSearchTexts } from '#domain/discovery/search/search-filters.ts'
import { listActiveFilters } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

/** Suggested name: the place and the active filters. */
export function suggestName(state: SearchState): string {
  const place = state.location ?? state.q
  const filters = listActiveFilters(state)
    .filter(({ key }) => key !== 'q' || state.location)
    .map(({ label }) => label)
  return [...(place ? [place] : []), ...filters].slice(0, 4).join(' · ') || 'Every space'
}

/** The part of the search worth saving: without the selected card, the page and the view. */
export function toSavedSearch(state: SearchState): SearchTexts {
  return toSearchTexts(SEARCH_KEYS, state)
}
