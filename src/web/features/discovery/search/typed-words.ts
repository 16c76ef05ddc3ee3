import type { MapAnswer } from '#contract/discovery/search.ts'
import type { SearchState } from './search-state.ts'

/** The search terms: `q`, and those of the location that are neither place nor filter. */
export function listTypedWords(state: SearchState, answer: MapAnswer | undefined): string[] {
  const isWords = state.location && answer && !answer.place && !answer.reading
  const typed = [state.q, isWords ? state.location : answer?.reading?.words].join(' ')
  return typed.match(/[\p{L}\p{N}]+/gu) ?? []
}
