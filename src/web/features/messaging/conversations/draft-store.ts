import type { MessageAttachment } from '#contract/messaging/conversations.ts'
import { randomId } from '#web/platform/random-id.ts'
import { createStored } from '#web/platform/stored-value.ts'

/** What is being written. Its id is made with its first word and goes with every attempt to send it. */
export interface Draft {
  clientId: string
  text: string
  files: MessageAttachment[]
}

/** What was written in one conversation and is not with the server yet. */
export interface StoredDraft {
  draft: Draft | null
  /** Sent, and not acknowledged; oldest first. */
  unsent: Draft[]
}

export interface DraftStore {
  snapshot(): StoredDraft
  subscribe(listener: () => void): () => void
  /** Changes the draft; one without words and files is none. */
  edit(change: (draft: Draft) => Draft): void
  /** Moves the draft to what is unsent. @returns it; null when there is nothing to send */
  send(): Draft | null
  /** The server has it, or its author gave it up. */
  drop(clientId: string): void
}

export const EMPTY_DRAFT: StoredDraft = { draft: null, unsent: [] }

/** Survives reloads, syncs across tabs. Where storage is blocked it lasts as long as the page. */
export function createDraftStore(key: string): DraftStore {
  const { snapshot, subscribe, keep } = createStored(key, parseDraft, (kept) =>
    kept.draft || kept.unsent.length > 0 ? kept : null,
  )
  return {
    snapshot,
    subscribe,
    edit(change) {
      const { draft, unsent } = snapshot()
      const next = change(draft ?? { clientId: randomId(), text: '', files: [] })
      keep({ draft: next.text === '' && next.files.length === 0 ? null : next, unsent })
    },
    send() {
      const { draft, unsent } = snapshot()
      if (!draft || (draft.text.trim() === '' && draft.files.length === 0)) return null
      const sent = { ...draft, text: draft.text.trim() }
      keep({ draft: null, unsent: [...unsent, sent] })
      return sent
    },
    drop(clientId) {
      const { draft, unsent } = snapshot()
      keep({ draft, unsent: unsent.filter((one) => one.clientId !== clientId) })
    },
  }
}

function parseDraft(stored: unknown): StoredDraft {
  const { draft, unsent } = (stored ?? {}) as Partial<Record<keyof StoredDraft, unknown>>
  return {
    draft: isDraft(draft) ? draft : null,
    unsent: Array.isArray(unsent) ? unsent.filter(isDraft) : [],
  }
}

function isDraft(value: unknown): value is Draft {
  const { clientId, text, files } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>
  return typeof clientId === 'string' && typeof text === 'string' && Array.isArray(files)
}
