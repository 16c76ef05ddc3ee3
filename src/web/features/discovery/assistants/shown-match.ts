import type { AssistantMatch } from '#contract/discovery/assistants.ts'

/** A match as cards and lists show it. */
export type ShownMatch = Omit<AssistantMatch, 'matchScore' | 'serves'> & {
  matchScore: number | null
  /** How a near miss misses the dates. */
  miss?: string
}
