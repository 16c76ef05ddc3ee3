import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/tables.gen.ts'
import type { UserRow } from './queries.ts'

/** Conversations as buyer and as seller, in full: they belong to both parties. */
export async function exportConversations(db: Db, userId: number) {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .select(['conversations.id', 'buyer_id', 'conversations.created_at', 'listings.title as listing_title'])
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('conversations.seller_id', '=', userId)]))
    .orderBy('conversations.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const [messages, files, viewings] = await Promise.all([
    listOf(db, ids, 'messages'),
    listOf(db, ids, 'message_attachments'),
    listOf(db, ids, 'viewings'),
  ])
  return rows.map(({ buyer_id, ...row }) => ({
    ...row,
    side: buyer_id === userId ? 'buyer' : 'seller',
    messages: (messages.get(row.id) ?? []).map(({ seq, author_id, body, via, created_at }) => ({
      seq,
      isMine: author_id === userId,
      body,
      via,
      created_at,
      files: (files.get(row.id) ?? [])
        .filter((file) => file.seq === seq)
        .map(({ name, media_type, size_bytes }) => ({ name, media_type, size_bytes })),
    })),
    viewings: (viewings.get(row.id) ?? []).map(({ status, starts_at, ends_at, proposed_times, reason }) => ({
      status,
      starts_at,
      ends_at,
      proposed_times,
      reason,
    })),
  }))
}

async function listOf<Table extends 'messages' | 'message_attachments' | 'viewings'>(
  db: Db,
  ids: number[],
  table: Table,
): Promise<Map<number | null, Selectable<Database[Table]>[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Selectable<Database[Table]> & { conversation_id: number | null }>`
    select * from ${sql.table(table)} where conversation_id = any(${ids}::int[]) order by created_at`.execute(
    db,
  )
  return Map.groupBy(rows, ({ conversation_id }) => conversation_id)
}

export async function exportSupport(db: Db, userId: number) {
  const tickets = await db
    .selectFrom('support_tickets')
    .select(['id', 'subject', 'category', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const ids = tickets.map(({ id }) => id)
  const messages = ids.length
    ? await db
        .selectFrom('support_messages')
        .select(['ticket_id', 'body', 'created_at'])
        .where('ticket_id', 'in', ids)
        .orderBy('id')
        .execute()
    : []
  return tickets.map((ticket) => ({
    ...ticket,
    messages: messages.filter((message) => message.ticket_id === ticket.id),
  }))
}

export async function exportSaved(db: Db, user: UserRow) {
  const [favorites, savedSearches, reports, newsletter] = await Promise.all([
    db
      .selectFrom('favorites')
      .leftJoin('favorite_folders', 'favorite_folders.id', 'favorites.folder_id')
      .select(['listing_id', 'favorites.created_at', 'favorite_folders.name as folder', 'note'])
      .select(['marked_price', 'marked_interval'])
      .where('favorites.user_id', '=', user.id)
      .execute(),
    db
      .selectFrom('saved_searches')
      .select(['name', 'search', 'created_at'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('listing_reports')
      .select(['listing_id', 'reason', 'details', 'created_at'])
      .where('reporter_id', '=', user.id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('newsletter_subscribers')
      .select(['status', 'created_at', 'confirmed_at'])
      .where('email', '=', user.email)
      .execute(),
  ])
  return { favorites, savedSearches, reports, newsletter }
}
