import type { SupportStatus } from '#domain/support.ts'
import type { Db } from '../../platform/db/database.ts'

const PAGE_SIZE = 50

export function listTickets(
  db: Db,
  given: { status?: SupportStatus | undefined; before?: number | undefined },
) {
  let rows = db.selectFrom('support_tickets').selectAll().orderBy('id', 'desc').limit(PAGE_SIZE)
  if (given.status) rows = rows.where('status', '=', given.status)
  if (given.before) rows = rows.where('id', '<', given.before)
  return rows.execute()
}

export async function findTicket(db: Db, id: number) {
  const ticket = await db.selectFrom('support_tickets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!ticket) return undefined
  const messages = await db
    .selectFrom('support_messages')
    .leftJoin('users', 'users.id', 'support_messages.author_id')
    .select(['support_messages.id', 'body', 'support_messages.created_at', 'users.username as author'])
    .where('ticket_id', '=', id)
    .orderBy('support_messages.id')
    .execute()
  const attachments = await db
    .selectFrom('support_attachments')
    .innerJoin('support_messages', 'support_messages.id', 'support_attachments.message_id')
    .selectAll('support_attachments')
    .where('ticket_id', '=', id)
    .orderBy('support_attachments.id')
    .execute()
  return { ticket, messages, attachments }
}

export type FoundTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

export function findAttachment(db: Db, id: number) {
  return db.selectFrom('support_attachments').selectAll().where('id', '=', id).executeTakeFirst()
}
