import type { Conversation, Message } from '#contract/messaging/conversations.ts'
import type { ThreadPages } from './queries.ts'

/** Pages come latest first, the messages of each oldest first. */
export function messagesOf(data: ThreadPages): Message[] {
  return data.pages.toReversed().flatMap(({ messages }) => messages)
}

/** Whether a buyer waits for the reader, who has not answered meanwhile. */
export function isWaitedFor({ side, waitingSince }: Conversation, messages: readonly Message[]): boolean {
  if (side === 'buyer' || waitingSince === null) return false
  return !messages.some(({ author, createdAt }) => author === 'me' && createdAt > waitingSince)
}
