import type { MapAnswer } from '#contract/search.ts'
import type { SearchState } from './search-state.ts'

/** The words that listings were searched for: `q`, and what was typed as a place but is none. */
export function listTypedWords(state: SearchState, answer: MapAnswer | undefined): string[] {
  const isWords = state.location && answer && !answer.place
  const typed = [state.q, isWords ? state.location : undefined].join(' ')
  return typed.match(/[\p{L}\p{N}]+/gu) ?? []
}
