import type { LiveEvent } from '#contract/edge/live.ts'

const MAX_CHARS = 140

/** What is not read aloud yet. */
export interface Unsaid {
  /** Of the open conversation, oldest first: "Sally: Yes, all of May." */
  said: string[]
  /** New messages of other conversations. */
  others: number
}

export const NOTHING_UNSAID: Unsaid = { said: [], others: 0 }

/** Adds an event; one's own messages, and what was read elsewhere, are not news. */
export function addEvent(
  unsaid: Unsaid,
  { message, conversationId }: LiveEvent,
  open: { id: number; name: string } | null,
) {
  if (!message || message.author === 'me' || message.isRedacted) return unsaid
  if (!open || conversationId !== open.id) return { ...unsaid, others: unsaid.others + 1 }
  const who = message.author === 'placard' ? 'Placard' : open.name
  return { ...unsaid, said: [...unsaid.said, `${who}: ${message.body || 'a file'}`] }
}

/** One sentence for screen readers; empty when there is nothing to say. */
export function toSentence({ said, others }: Unsaid): string {
  const count = others === 1 ? '1 new message' : `${others} new messages`
  return [cut(said.join(' ')), ...(others > 0 ? [count] : [])].filter(Boolean).join(' ')
}

function cut(text: string): string {
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS - 1)}…` : text
}
