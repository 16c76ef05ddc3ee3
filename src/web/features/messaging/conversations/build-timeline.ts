import type { Message } from '#contract/messaging/conversations.ts'
import { toMarketDate } from '#domain/format-dates.ts'

/** Messages of one author within so many milliseconds of each other stand together. */
const TOGETHER_MS = 5 * 60_000

export type TimelineItem =
  | { type: 'day'; key: string; instant: string }
  | { type: 'unread'; key: string }
  | { type: 'message'; key: string; message: Message; isContinued: boolean }

/**
 * A thread as it is drawn: messages (oldest first) with separators of days, and one before the first that the reader had not seen.
 * @param readSeq greatest number seen when the thread was opened
 */
export function buildTimeline(messages: readonly Message[], readSeq: number): TimelineItem[] {
  const items: TimelineItem[] = []
  const firstUnread = messages.find(({ seq, author }) => seq > readSeq && author !== 'me')
  let before: Message | undefined
  for (const message of messages) {
    const day = toMarketDate(new Date(message.createdAt))
    if (!before || toMarketDate(new Date(before.createdAt)) !== day)
      items.push({ type: 'day', key: `day-${day}`, instant: message.createdAt })
    if (message === firstUnread) items.push({ type: 'unread', key: 'unread' })
    const isContinued = items.at(-1)?.type === 'message' && belongTogether(before, message)
    items.push({ type: 'message', key: String(message.seq), message, isContinued })
    before = message
  }
  return items
}

function belongTogether(before: Message | undefined, message: Message): boolean {
  if (!before || before.author !== message.author || before.via !== message.via) return false
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) < TOGETHER_MS
}
