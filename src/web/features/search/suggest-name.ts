import { SEARCH_KEYS, type SearchTexts, toSearchTexts } from '#domain/search/search-filters.ts'
import { listActiveFilters } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

/** A name to start from: the place and the filters in force. */
export function suggestName(state: SearchState): string {
  const place = state.location ?? state.q
  const filters = listActiveFilters(state)
    .filter(({ key }) => key !== 'q' || state.location)
    .map(({ label }) => label)
  return [...(place ? [place] : []), ...filters].slice(0, 4).join(' · ') || 'Every space'
}

/** What is worth keeping: not the card that happens to be chosen, nor the page or the view. */
export function toKeptSearch(state: SearchState): SearchTexts {
  return toSearchTexts(SEARCH_KEYS, state)
}
