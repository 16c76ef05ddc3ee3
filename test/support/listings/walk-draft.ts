import type { OwnListing } from '#contract/listings/listings-own.ts'
import {
  type DraftEffect,
  type DraftEvent,
  type DraftMachine,
  startDraft,
} from '#web/features/listings/listings/create/draft-state.ts'
import { reduceDraft } from '#web/features/listings/listings/create/reduce-draft.ts'

/** A stored draft, as far as the machine looks at it. */
export const stored = (id: number, updatedAt = 'v1') => ({ listing: { id, updatedAt } }) as OwnListing

export interface Walk {
  draftId?: number
  events: DraftEvent[]
}

/** Walks through the events. @returns where it ends, and what the last event asks to be done */
export function walk({ draftId, events }: Walk): { machine: DraftMachine; last: DraftEffect[] } {
  let machine = startDraft(draftId)
  let last: DraftEffect[] = []
  for (const event of events) {
    const result = reduceDraft(machine, event)
    machine = result.machine
    last = result.effects
  }
  return { machine, last }
}

export const session = (values: Partial<Extract<DraftEvent, { type: 'session' }>> = {}): DraftEvent => ({
  type: 'session',
  userId: 3,
  draftId: undefined,
  stored: undefined,
  isWorthKeeping: false,
  ...values,
})
export const GUEST = session({ userId: null })
export const ROSA = session()
export const turn = (text: string, values = {}): DraftEvent => ({
  type: 'saveTurn',
  text,
  isWorthKeeping: true,
  isSignedIn: false,
  ...values,
})
export const TYPED: DraftEvent = { type: 'typed' }
export const DUE: DraftEvent = { type: 'due' }
export const V1 = { id: 7, updatedAt: 'v1' }
export const V2 = { id: 7, updatedAt: 'v2' }
export const saved = (text: string, draft = V1, form = 0): DraftEvent => ({
  type: 'saved',
  form,
  text,
  draft,
})
export const failed = (form = 0): DraftEvent => ({ type: 'saveFailed', form })
export const conflicted = (form = 0): DraftEvent => ({ type: 'conflicted', form, current: stored(7, 'v9') })
export const found = (id: number, answer: OwnListing | null | undefined): DraftEvent => ({
  type: 'found',
  id,
  stored: answer,
})
/** A draft of the address that has been read. */
export const OPENED: DraftEvent[] = [
  session({ draftId: 7 }),
  { type: 'readTurn', id: 7 },
  found(7, stored(7)),
  { type: 'filled', text: 'as stored' },
]
/** A new draft that has been saved once. */
export const SAVED: DraftEvent[] = [ROSA, TYPED, DUE, turn('a'), saved('a')]

export const EMPTIED: DraftEffect[] = [{ do: 'empty' }, { do: 'clearStored' }, { do: 'name', id: undefined }]
