import { formatZonedTime } from '#domain/format-dates.ts'
import type { MessageView } from './message-queries.ts'
import type { ConversationView } from './queries.ts'

/** A conversation as plain text: every message with its number, time, author and files. */
export function exportThread(row: ConversationView, messages: MessageView[], readerId: number): string {
  const other = row.other_name ?? row.other_username
  const head = [`Conversation about “${row.title}” with ${other}`, `Placard number ${row.id}`].join('\n')
  const blocks = messages.map((message) => toBlock(message, { readerId, other }))
  return `${[head, ...blocks].join('\n\n')}\n`
}

function toBlock(message: MessageView, { readerId, other }: { readerId: number; other: string }): string {
  const author = message.author_id === null ? 'Placard' : message.author_id === readerId ? 'You' : other
  const way = message.via === 'mail' ? ', by mail' : ''
  return [
    `[${message.seq}] ${formatZonedTime(message.created_at.toISOString())} · ${author}${way}`,
    message.redacted_at ? '(removed by Placard)' : message.body,
    message.left_out && `Left out of this mail:\n${message.left_out}`,
    ...message.attachments.map(
      ({ name, size_bytes }) => `File: ${name} (${Math.ceil(size_bytes / 1024)} kB)`,
    ),
  ]
    .filter(Boolean)
    .join('\n')
}
