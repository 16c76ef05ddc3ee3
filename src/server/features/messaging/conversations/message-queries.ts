import { type Selectable, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'
import type { MessageAttachmentsTable, MessagesTable } from '../../../platform/db/tables.gen.ts'

type Attachment = Pick<
  Selectable<MessageAttachmentsTable>,
  'id' | 'name' | 'media_type' | 'size_bytes' | 'width' | 'height'
>

export interface MessageView extends Omit<Selectable<MessagesTable>, 'search_vector'> {
  attachments: Attachment[]
}

const COLUMNS = [
  'conversation_id',
  'seq',
  'author_id',
  'kind',
  'body',
  'left_out',
  'data',
  'client_id',
  'mail_id',
  'via',
  'created_at',
  'redacted_at',
] as const

/** Messages with their files. */
function messages(db: Db) {
  return db
    .selectFrom('messages')
    .select(COLUMNS)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('message_attachments as file')
          .select(['id', 'name', 'media_type', 'size_bytes', 'width', 'height'])
          .whereRef('file.conversation_id', '=', 'messages.conversation_id')
          .whereRef('file.seq', '=', 'messages.seq')
          .orderBy('file.created_at'),
      ).as('attachments'),
    )
}

/** The latest messages, or the latest before a number; oldest first. */
export async function listMessages(db: Db, conversationId: number, before: number | undefined) {
  const { rows, nextCursor } = await fetchPage(
    CONVERSATION_LIMITS.page,
    (limit) =>
      messages(db)
        .where('conversation_id', '=', conversationId)
        .$if(before !== undefined, (query) => query.where('seq', '<', required(before)))
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),
    (row) => row.seq,
  )
  return { messages: rows.reverse(), olderBefore: nextCursor === null ? null : Number(nextCursor) }
}

/** Single messages of several conversations, in no order. */
export async function findMessages(
  db: Db,
  ids: readonly { conversationId: number; seq: number }[],
): Promise<MessageView[]> {
  if (ids.length === 0) return []
  const conversations = ids.map(({ conversationId }) => conversationId)
  const seqs = ids.map(({ seq }) => seq)
  return messages(db)
    .where(
      sql<SqlBool>`(conversation_id, seq) in (select * from unnest(${conversations}::int[], ${seqs}::int[]))`,
    )
    .execute()
}

/** Every message of one conversation, oldest first. */
export function listAllMessages(db: Db, conversationId: number): Promise<MessageView[]> {
  return messages(db).where('conversation_id', '=', conversationId).orderBy('seq').execute()
}
