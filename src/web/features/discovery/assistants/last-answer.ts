import type { Turn, UserType } from './use-conversation.ts'

export interface LastAnswer {
  userType: UserType
  turn: Turn
}

let kept: { askerId: number | null; answer: LastAnswer } | null = null

/** Keeps the last answer of this visit: a press outside closes the panel, and must not cost what was being read. */
export function storeLastAnswer(askerId: number | null, answer: LastAnswer): void {
  kept = { askerId, answer }
}

/** What the same asker (null: a guest) was answered last; once another asks it is gone for good. */
export function recallLastAnswer(askerId: number | null): LastAnswer | null {
  if (kept?.askerId !== askerId) kept = null
  return kept?.answer ?? null
}
