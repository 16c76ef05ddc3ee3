import { type Selectable, type SqlBool, sql } from 'kysely'
import { CONVERSATION_LIMITS } from '#domain/conversation.ts'
import type { Db } from '../../platform/db/database.ts'
import { fetchPage } from '../../platform/db/read-page.ts'
import type { MessageAttachmentsTable, MessagesTable } from '../../platform/db/tables.gen.ts'

export interface MessageView extends Omit<Selectable<MessagesTable>, 'search_vector'> {
  attachments: Selectable<MessageAttachmentsTable>[]
}

const COLUMNS = [
  'conversation_id',
  'seq',
  'author_id',
  'kind',
  'body',
  'data',
  'client_id',
  'mail_id',
  'via',
  'created_at',
  'redacted_at',
] as const

/** The latest messages, or the latest before a number; oldest first. */
export async function listMessages(db: Db, conversationId: number, before: number | undefined) {
  const { rows, nextCursor } = await fetchPage(
    CONVERSATION_LIMITS.page,
    (limit) =>
      db
        .selectFrom('messages')
        .select(COLUMNS)
        .where('conversation_id', '=', conversationId)
        .$if(before !== undefined, (query) => query.where('seq', '<', before!))
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),
    (row) => row.seq,
  )
  const messages = await withAttachments(db, rows.reverse())
  return { messages, olderBefore: nextCursor === null ? null : Number(nextCursor) }
}

/** Single messages of several conversations, in no order. */
export async function findMessages(
  db: Db,
  ids: readonly { conversationId: number; seq: number }[],
): Promise<MessageView[]> {
  if (ids.length === 0) return []
  const conversations = ids.map(({ conversationId }) => conversationId)
  const seqs = ids.map(({ seq }) => seq)
  const rows = await db
    .selectFrom('messages')
    .select(COLUMNS)
    .where(
      sql<SqlBool>`(conversation_id, seq) in (select * from unnest(${conversations}::int[], ${seqs}::int[]))`,
    )
    .execute()
  return withAttachments(db, rows)
}

/** Every message of one conversation, oldest first. */
export async function listAllMessages(db: Db, conversationId: number): Promise<MessageView[]> {
  const rows = await db
    .selectFrom('messages')
    .select(COLUMNS)
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute()
  return withAttachments(db, rows)
}

type Bare = Omit<MessageView, 'attachments'>

async function withAttachments(db: Db, messages: Bare[]): Promise<MessageView[]> {
  const ids = [...new Set(messages.map(({ conversation_id }) => conversation_id))]
  const seqs = messages.map(({ seq }) => seq)
  const files = ids.length
    ? await db
        .selectFrom('message_attachments')
        .selectAll()
        .where('conversation_id', 'in', ids)
        .where('seq', 'in', seqs)
        .orderBy('created_at')
        .execute()
    : []
  return messages.map((message) => ({
    ...message,
    attachments: files.filter(
      (file) => file.conversation_id === message.conversation_id && file.seq === message.seq,
    ),
  }))
}
