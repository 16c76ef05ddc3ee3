import { type SqlBool, sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { everyWordIn } from '../../../platform/db/every-word.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { writerSide } from './message-queries.ts'
import { noSuchConversation } from './refuse.ts'

const PAGE_SIZE = 30

export type Reader = Pick<Actor, 'personId' | 'organizationId'>

const sideFor = (organizationId: number) =>
  sql<Side>`case conversations.buyer_id when ${organizationId} then 'buyer' else 'seller' end`

/** Those of the organization that somebody acts for, as that reader sees them: `other` is whoever is not the reader. */
function conversations(db: Db, { personId, organizationId }: Reader) {
  // who belongs to both sides reads it as the one that they act for
  const side = sideFor(organizationId)
  return db
    .selectFrom('conversations')
    .innerJoin('conversation_members as member', (join) =>
      join.onRef('member.conversation_id', '=', 'conversations.id').on('member.user_id', '=', personId),
    )
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .innerJoin('organizations as other', (join) =>
      join.on(
        sql<SqlBool>`other.id = case when conversations.buyer_id = ${organizationId} then conversations.seller_id else conversations.buyer_id end`,
      ),
    )
    .leftJoin('messages as latest', (join) =>
      join
        .onRef('latest.conversation_id', '=', 'conversations.id')
        .onRef('latest.seq', '=', 'conversations.last_seq'),
    )
    .where((eb) =>
      eb(eb.val(organizationId), 'in', [eb.ref('conversations.buyer_id'), eb.ref('conversations.seller_id')]),
    )
    .selectAll('conversations')
    .select(side.as('side'))
    .select(['member.read_seq', 'member.archived_at', 'member.muted_until'])
    .select(['listings.title', 'listings.location_text', 'listings.images', 'listings.ad_type'])
    .select('listings.status as listing_status')
    .select(['other.id as other_id', 'other.username as other_username', 'other.name as other_name'])
    .select([
      'other.company as other_company',
      'other.status as other_status',
      'other.deleted_at as other_deleted_at',
    ])
    .select(['latest.body as preview', writerSide('latest').as('preview_side')])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('blocks')
            .select('blocker_id')
            .where('blocker_id', '=', organizationId)
            .whereRef('blocked_id', '=', 'other.id'),
        )
        .as('is_blocked'),
    )
}

export interface ConversationFilter {
  side?: Side | undefined
  state?: 'open' | 'unread' | 'archived' | undefined
  q?: string | undefined
  cursor?: string | undefined
}

/** Conversations of one reader, latest message first. A search goes through the archive too. */
export function listConversations(db: Db, reader: Reader, { side, state, q, cursor }: ConversationFilter) {
  const isSearch = Boolean(q)
  const mine = conversations(db, reader)
    .$if(side !== undefined, (query) => query.where(sideFor(reader.organizationId), '=', required(side)))
    .$if(state === 'archived', (query) => query.where('member.archived_at', 'is not', null))
    .$if(state !== 'archived' && !isSearch, (query) => query.where('member.archived_at', 'is', null))
    .$if(state === 'unread', (query) => query.whereRef('member.read_seq', '<', 'conversations.last_seq'))
    .$if(isSearch, (query) => query.where(isFound(required(q))))
  const after = readIdCursor(cursor)
  return readCountedPage(mine, { newestBy: 'conversations.last_message_at', limit: PAGE_SIZE, after })
}
export type ConversationView = Awaited<ReturnType<typeof listConversations>>['rows'][number]

/** The words are in a message, or in the title and the other's name. The join on membership bounds both. */
function isFound(q: string) {
  const names = everyWordIn(sql`concat_ws(' ', listings.title, other.name, other.username, other.company)`, q)
  return sql<SqlBool>`(${sql.join(names, sql` and `)} or exists (
    select from messages as said
    where said.conversation_id = conversations.id and said.search_vector @@ websearch_to_tsquery('english', ${q})))`
}

/** Everybody but its members gets a 404. @throws AppError `not-found` */
export async function getConversation(db: Db, id: number, reader: Reader): Promise<ConversationView> {
  const found = await findConversation(db, id, reader)
  if (!found) throw noSuchConversation()
  return found
}

/** By its number, or by that of an enquiry which has become a part of it. */
async function findConversation(db: Db, id: number, reader: Reader): Promise<ConversationView | undefined> {
  const byId = (one: number) =>
    conversations(db, reader).where('conversations.id', '=', one).executeTakeFirst()
  const row = await byId(id)
  if (row) return row
  const alias = await db
    .selectFrom('conversation_aliases')
    .select('conversation_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return alias && byId(alias.conversation_id)
}
