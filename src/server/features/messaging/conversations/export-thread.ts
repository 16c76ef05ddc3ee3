import { formatZonedTime } from '#domain/format-dates.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { MessageView } from './message-queries.ts'
import type { ConversationView } from './queries.ts'

/** A conversation as plain text: every message with its number, time, author and files. */
export function exportThread(row: ConversationView, messages: MessageView[], readerId: number): string {
  const other = row.other_name ?? row.other_username
  const head = [`Conversation about “${row.title}” with ${other}`, `Placard number ${row.id}`].join('\n')
  const reader = { readerId, side: row.side, other }
  const blocks = messages.map((message) => toBlock(message, reader))
  return `${[head, ...blocks].join('\n\n')}\n`
}

interface Reader {
  readerId: number
  side: Side
  /** The other side's name. */
  other: string
}

function nameAuthor({ author_id, side, writer }: MessageView, reader: Reader): string {
  if (author_id === null) return 'Placard'
  if (author_id === reader.readerId) return 'You'
  if (side === reader.side) return writer ?? 'You'
  return writer ? `${writer} for ${reader.other}` : reader.other
}

function toBlock(message: MessageView, reader: Reader): string {
  const author = nameAuthor(message, reader)
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
