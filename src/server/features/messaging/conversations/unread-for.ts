import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { isOf } from '../../../platform/db/membership.ts'
import { writerSide } from './message-queries.ts'

interface Reader {
  conversationId: number
  userId: number
}

const OWN_ORGANIZATION = sql<number>`case member.side when 'buyer' then conversations.buyer_id else conversations.seller_id end`

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
      join.on(
        sql<SqlBool>`other.id = case member.side when 'buyer' then conversations.seller_id else conversations.buyer_id end`,
      ),
    )
    .select(['member.side', 'member.read_seq', 'member.mail_selector', 'listings.title'])
    .select(['reader.email', 'other.id as other_id', 'other.status as other_status'])
    .select(sql<string>`coalesce(other.name, other.username)`.as('other_name'))
    .where('member.conversation_id', '=', conversationId)
    .where('member.user_id', '=', userId)
    .where('reader.status', '!=', 'suspended')
    .where('reader.deleted_at', 'is', null)
    .where(isOf(sql.ref('member.user_id'), OWN_ORGANIZATION))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('blocks')
            .select('blocker_id')
            .whereRef('blocker_id', '=', OWN_ORGANIZATION)
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
  { read_seq, side }: MailedMember,
) {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.seq', 'messages.kind', 'messages.body', sql<number>`count(*) over ()`.as('total')])
    .select((eb) =>
      eb
        .selectFrom('message_attachments as file')
        .select(sql<string[]>`coalesce(array_agg(file.name order by file.created_at), '{}')`.as('names'))
        .whereRef('file.conversation_id', '=', 'messages.conversation_id')
        .whereRef('file.seq', '=', 'messages.seq')
        .as('files'),
    )
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.author_id', 'is not', null)
    .where(writerSide('messages'), '<>', side)
    .where('messages.seq', '>', Math.max(read_seq, fromSeq - 1))
    .where('messages.redacted_at', 'is', null)
    .orderBy('messages.seq', 'desc')
    .limit(MOST)
    .execute()
  return { total: rows[0]?.total ?? 0, messages: rows.reverse() }
}

export type Unread = Awaited<ReturnType<typeof findUnread>>

/** Whether the other side had written before what is unread. */
export async function hasReadOther(db: Db, conversationId: number, { read_seq, side }: MailedMember) {
  const earlier = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('messages.seq')
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.author_id', 'is not', null)
    .where(writerSide('messages'), '<>', side)
    .where('messages.seq', '<=', read_seq)
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}
