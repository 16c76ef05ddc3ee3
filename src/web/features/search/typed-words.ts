import type { MapAnswer } from '#contract/search.ts'
import type { SearchState } from './search-state.ts'

/** The search terms: `q`, and a location that is no place. */
export function listTypedWords(state: SearchState, answer: MapAnswer | undefined): string[] {
  const isWords = state.location && answer && !answer.place
  const typed = [state.q, isWords ? state.location : undefined].join(' ')
  return typed.match(/[\p{L}\p{N}]+/gu) ?? []
}
