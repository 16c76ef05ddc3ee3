import { sql } from 'kysely'
import type { InboxSummary } from '#contract/content/support.ts'
import { SUPPORT_STATUSES, type SupportCategory, type SupportStatus } from '#domain/content/support.ts'
import type { Db } from '../../../platform/db/database.ts'
import { escapeLike } from '../../../platform/db/every-word.ts'

const PAGE_SIZE = 50

export interface InboxFilter {
  status?: SupportStatus | undefined
  category?: SupportCategory | undefined
  /** Null for unassigned tickets. */
  assigneeId?: number | null | undefined
  q?: string | undefined
  page?: number | undefined
}

/** SQL counterpart of `responseHours`. */
export const DUE_AT = sql<Date>`asked_at + case when category in ('bug', 'billing') then interval '48 hours' else interval '24 hours' end`

function tickets(db: Db) {
  return db
    .selectFrom('support_tickets')
    .leftJoin('users', 'users.id', 'support_tickets.assignee_id')
    .selectAll('support_tickets')
    .select((eb) => [
      'users.username as assignee_name',
      eb
        .selectFrom('support_messages')
        .select(sql<string>`left(body, 400)`.as('words'))
        .whereRef('ticket_id', '=', 'support_tickets.id')
        .orderBy('support_messages.id', 'desc')
        .limit(1)
        .as('last_words'),
    ])
}

export type TicketRow = Awaited<ReturnType<typeof listTickets>>[number]

/** Open tickets by due time, others by last activity. */
export function listTickets(db: Db, filter: InboxFilter) {
  let rows = tickets(db)
    .limit(PAGE_SIZE)
    .offset(PAGE_SIZE * ((filter.page ?? 1) - 1))
  rows =
    filter.status === 'open'
      ? rows.orderBy(DUE_AT).orderBy('support_tickets.id')
      : rows.orderBy('support_tickets.updated_at', 'desc').orderBy('support_tickets.id', 'desc')
  if (filter.status) rows = rows.where('support_tickets.status', '=', filter.status)
  if (filter.category) rows = rows.where('category', '=', filter.category)
  if (filter.assigneeId !== undefined)
    rows = rows.where('assignee_id', filter.assigneeId === null ? 'is' : '=', filter.assigneeId)
  if (filter.q) rows = rows.where(matches(filter.q))
  return rows.execute()
}

function matches(q: string) {
  const number = /^(?:pl-)?(\d{1,9})$/i.exec(q)?.[1] ?? null
  const pattern = `%${escapeLike(q.replaceAll('\0', ''))}%`
  return sql<boolean>`(support_tickets.id = ${number}::int or subject ilike ${pattern} or support_tickets.name ilike ${pattern} or support_tickets.email ilike ${pattern})`
}

export async function findTicket(db: Db, id: number) {
  const ticket = await tickets(db).where('support_tickets.id', '=', id).executeTakeFirst()
  if (!ticket) return undefined
  const messages = await db
    .selectFrom('support_messages')
    .leftJoin('users', 'users.id', 'support_messages.author_id')
    .select([
      'support_messages.id',
      'body',
      'left_out',
      'sender',
      'support_messages.created_at',
      'users.username as author',
    ])
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

export async function getInboxSummary(db: Db): Promise<InboxSummary> {
  const [rows, admins, cannedReplies] = await Promise.all([
    db
      .selectFrom('support_tickets')
      .select(['status', sql<number>`count(*)`.as('count')])
      .select(sql<number>`count(*) filter (where status = 'open' and ${DUE_AT} < now())`.as('late'))
      .groupBy('status')
      .execute(),
    db
      .selectFrom('users')
      .select(['id', 'username'])
      .where('role', '=', 'admin')
      .where('status', '!=', 'suspended')
      .orderBy('username')
      .execute(),
    db.selectFrom('canned_replies').select(['id', 'title', 'body']).orderBy('title').execute(),
  ])
  const counted = new Map(rows.map(({ status, count }) => [status, Number(count)]))
  return {
    counts: Object.fromEntries(
      SUPPORT_STATUSES.map((status) => [status, counted.get(status) ?? 0]),
    ) as InboxSummary['counts'],
    late: rows.reduce((sum, { late }) => sum + Number(late), 0),
    admins,
    cannedReplies,
  }
}

/** What an account is called, by name and username; of a guest nothing. */
export async function findOwnNames(db: Db, userId: number | undefined): Promise<string[]> {
  if (userId === undefined) return []
  const found = db.selectFrom('users').select(['name', 'username']).where('id', '=', userId)
  const { name, username } = await found.executeTakeFirstOrThrow()
  return [name, username].filter((one) => one !== null)
}
