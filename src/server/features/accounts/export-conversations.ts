import type { Db } from '../../platform/db/database.ts'
import type { UserRow } from './queries.ts'

/** Enquiries as buyer and as seller, in full: a conversation belongs to both parties. */
export async function exportEnquiries(db: Db, userId: number) {
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('listings', 'listings.id', 'enquiries.listing_id')
    .selectAll('enquiries')
    .select('listings.title as listing_title')
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('enquiries.seller_id', '=', userId)]))
    .orderBy('enquiries.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const messages = ids.length
    ? await db
        .selectFrom('enquiry_messages')
        .selectAll()
        .where('enquiry_id', 'in', ids)
        .orderBy('id')
        .execute()
    : []
  return rows.map(({ buyer_id, seller_id, ...row }) => ({
    ...row,
    side: buyer_id === userId ? 'buyer' : 'seller',
    messages: messages
      .filter((message) => message.enquiry_id === row.id)
      .map(({ author_id, body, created_at }) => ({ isMine: author_id === userId, body, created_at })),
  }))
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
    db.selectFrom('favorites').select(['listing_id', 'created_at']).where('user_id', '=', user.id).execute(),
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
