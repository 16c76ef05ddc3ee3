import type { MapAnswer } from '#contract/discovery/search.ts'
import { usualBasis } from '#domain/discovery/search/price-range.ts'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'
import { listPlaces } from './where.ts'

type Read = Pick<MapAnswer, 'place' | 'others' | 'reading'>

/**
 * The search as its words were understood: place, filters and remaining words each in a parameter of their own. What chips,
 * filters and offers show and change, so that any change leaves an address that says what it means.
 */
export function withReading(state: SearchState, answer: Read | undefined): SearchState {
  if (!state.location || !answer?.reading) return state
  const { words, unused: _unused, ...filters } = answer.reading
  const read = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  )
  const places = listPlaces(answer)
  const q = [state.q, words].filter(Boolean).join(' ')
  const next: SearchState = {
    ...omit(state, ['location', 'q']),
    ...(places.length > 0 && { location: places.map(({ canonical }) => canonical).join(' or ') }),
    ...(q && { q }),
    ...Object.fromEntries(read),
  }
  return next.per === usualBasis(next) ? omit(next, ['per']) : next
}
