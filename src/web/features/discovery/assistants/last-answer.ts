import type { Turn, UserType } from './use-conversation.ts'

export interface LastAnswer {
  userType: UserType
  turn: Turn
}

let kept: { askerId: number | null; answer: LastAnswer } | null = null
const listeners = new Set<() => void>()

/** Calls back at each answer: one that was still coming as its panel was closed is whole while the next panel is open. */
export function subscribeLastAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps the last answer of this visit: a press outside closes the panel, and must not cost what was being read. */
export function storeLastAnswer(askerId: number | null, answer: LastAnswer): void {
  kept = { askerId, answer }
  for (const listener of listeners) listener()
}

/** What the same asker (null: a guest) was answered last; once another asks it is gone for good. */
export function recallLastAnswer(askerId: number | null): LastAnswer | null {
  if (kept?.askerId !== askerId) kept = null
  return kept?.answer ?? null
}
