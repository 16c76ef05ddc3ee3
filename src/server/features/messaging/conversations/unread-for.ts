import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface Reader {
  conversationId: number
  userId: number
}

/** A mail shows the latest ones. */
const MOST = 10

/** Whom a mail about a conversation goes to, and who wrote; undefined when it must not reach them. */
export function findMailedMember(db: Db, { conversationId, userId }: Reader) {
  return db
    .selectFrom('conversation_members as member')
    .innerJoin('conversations', 'conversations.id', 'member.conversation_id')
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .innerJoin('users as reader', 'reader.id', 'member.user_id')
    .innerJoin('organizations as other', (join) =>
      join.on(sql<SqlBool>`other.id = conversations.buyer_id + conversations.seller_id - member.user_id`),
    )
    .select(['member.side', 'member.read_seq', 'member.mail_selector', 'listings.title'])
    .select(['reader.email', 'other.id as other_id', 'other.status as other_status'])
    .select(sql<string>`coalesce(other.name, other.username)`.as('other_name'))
    .where('member.conversation_id', '=', conversationId)
    .where('member.user_id', '=', userId)
    .where('reader.status', '!=', 'suspended')
    .where('reader.deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('blocks')
            .select('blocker_id')
            .where('blocker_id', '=', userId)
            .whereRef('blocked_id', '=', 'other.id'),
        ),
      ),
    )
    .executeTakeFirst()
}

export type MailedMember = NonNullable<Awaited<ReturnType<typeof findMailedMember>>>

/** What the other side wrote that a reader has not seen: the latest, oldest first, and how many there are. */
export async function findUnread(
  db: Db,
  { conversationId, fromSeq }: { conversationId: number; fromSeq: number },
  { read_seq, other_id }: MailedMember,
) {
  const rows = await db
    .selectFrom('messages')
    .select(['seq', 'kind', 'body', sql<number>`count(*) over ()`.as('total')])
    .select((eb) =>
      eb
        .selectFrom('message_attachments as file')
        .select(sql<string[]>`coalesce(array_agg(file.name order by file.created_at), '{}')`.as('names'))
        .whereRef('file.conversation_id', '=', 'messages.conversation_id')
        .whereRef('file.seq', '=', 'messages.seq')
        .as('files'),
    )
    .where('conversation_id', '=', conversationId)
    .where('author_id', '=', other_id)
    .where('seq', '>', Math.max(read_seq, fromSeq - 1))
    .where('redacted_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute()
  return { total: rows[0]?.total ?? 0, messages: rows.reverse() }
}

export type Unread = Awaited<ReturnType<typeof findUnread>>

/** Whether the other side had written before what is unread. */
export async function hasReadOther(db: Db, conversationId: number, { read_seq, other_id }: MailedMember) {
  const earlier = await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('author_id', '=', other_id)
    .where('seq', '<=', read_seq)
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}
