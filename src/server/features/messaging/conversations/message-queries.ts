import { type Selectable, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { CONVERSATION_LIMITS, type Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'
import type { MessageAttachmentsTable, MessagesTable } from '../../../platform/db/tables.gen.ts'

type Attachment = Pick<
  Selectable<MessageAttachmentsTable>,
  'id' | 'name' | 'media_type' | 'size_bytes' | 'width' | 'height'
>

export interface MessageView extends Omit<Selectable<MessagesTable>, 'search_vector'> {
  /** Who of a company wrote it; null where the side is a person alone. */
  writer: string | null
  attachments: Attachment[]
}

const COLUMNS = [
  'messages.conversation_id',
  'messages.seq',
  'messages.author_id',
  'messages.kind',
  'messages.body',
  'messages.left_out',
  'messages.data',
  'messages.client_id',
  'messages.mail_id',
  'messages.via',
  'messages.created_at',
  'messages.redacted_at',
] as const

/** Which side wrote or did it. Messages from before companies do not say: they are by the person with the side's number. */
export function writerSide(message: string, conversation = 'conversations') {
  const [of, thread] = [sql.ref(message), sql.ref(conversation)]
  const by = sql`coalesce(${of}.author_id, (${of}.data ->> 'by')::int)`
  return sql<Side | null>`coalesce(${of}.side, case ${by} when ${thread}.buyer_id then 'buyer'
    when ${thread}.seller_id then 'seller' end)`
}

/** Messages with their files. */
function messages(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('conversations as thread', 'thread.id', 'messages.conversation_id')
    .select(COLUMNS)
    .select((eb) => [
      writerSide('messages', 'thread').as('side'),
      eb
        .selectFrom('users as writer')
        .innerJoin('organizations as company', (join) =>
          join.on(
            sql<SqlBool>`company.id = case messages.side when 'buyer' then thread.buyer_id else thread.seller_id end`,
          ),
        )
        .select(sql<string>`coalesce(writer.name, writer.username)`.as('name'))
        .whereRef('writer.id', '=', sql`coalesce(messages.author_id, (messages.data ->> 'by')::int)`)
        .where('company.person_id', 'is', null)
        .as('writer'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('message_attachments as file')
          .select(['file.id', 'file.name', 'file.media_type', 'file.size_bytes', 'file.width', 'file.height'])
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
        .where('messages.conversation_id', '=', conversationId)
        .$if(before !== undefined, (query) => query.where('messages.seq', '<', required(before)))
        .orderBy('messages.seq', 'desc')
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
      sql<SqlBool>`(messages.conversation_id, messages.seq) in (select * from unnest(${conversations}::int[], ${seqs}::int[]))`,
    )
    .execute()
}

/** Every message of one conversation, oldest first. */
export function listAllMessages(db: Db, conversationId: number): Promise<MessageView[]> {
  return messages(db).where('messages.conversation_id', '=', conversationId).orderBy('messages.seq').execute()
}
