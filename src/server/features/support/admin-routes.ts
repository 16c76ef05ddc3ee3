import { sql } from 'kysely'
import { supportRoutes } from '#contract/support.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import { requireAdmin } from '../../platform/http/require-actor.ts'
import { answerTicket } from './answer-ticket.ts'
import { presentTicket, presentTicketDetail } from './present.ts'
import { findAttachment, findTicket, getInboxSummary, listTickets } from './queries.ts'

/** The inbox of the admins. */
export function mountSupportAdmin(app: App, { db, files, config }: AppContext): void {
  const { getInboxSummary: desk, listTickets: list, getTicket, replyToTicket, updateTicket } = supportRoutes
  const { createCannedReply, deleteCannedReply, getAttachment } = supportRoutes

  const routes = {
    getInboxSummary: desk,
    createCannedReply,
    deleteCannedReply,
    getAttachment,
    listTickets: list,
    getTicket,
    replyToTicket,
    updateTicket,
  }
  mount(app, routes, {
    getInboxSummary() {
      return getInboxSummary(db)
    },

    createCannedReply({ body }) {
      const row = db.insertInto('canned_replies').values(body).returning(['id', 'title', 'body'])
      return row.executeTakeFirstOrThrow()
    },

    async deleteCannedReply({ params }) {
      await db.deleteFrom('canned_replies').where('id', '=', params.id).execute()
      return null
    },

    async getAttachment({ params, c }) {
      const row = await findAttachment(db, params.id)
      const bytes = row && (await files.read(row.path))
      if (!row || !bytes) throw new AppError('not-found')
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': row.media_type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
    },

    async listTickets({ query, c }) {
      const { id: me } = requireAdmin(c)
      const { assignee, ...filter } = query
      return (await listTickets(db, { ...filter, assigneeId: toAssignee(assignee, me) })).map(presentTicket)
    },

    getTicket({ params }) {
      return getDetail(db, params.id)
    },

    async replyToTicket({ params, body, c }) {
      const { id: adminId } = requireAdmin(c)
      const answer = { ticketId: params.id, adminId, body: body.message, closes: body.closes }
      await db.transaction().execute((trx) => answerTicket(trx, config, answer))
      return getDetail(db, params.id)
    },

    async updateTicket({ params, body }) {
      const changes = {
        ...(body.status && { status: body.status }),
        ...(body.category && { category: body.category }),
        ...(body.assigneeId !== undefined && { assignee_id: await toAdminId(db, body.assigneeId) }),
      }
      const done = await db
        .updateTable('support_tickets')
        .set({ ...changes, updated_at: sql`now()` })
        .where('id', '=', params.id)
        .returning('id')
        .executeTakeFirst()
      if (!done) throw new AppError('not-found')
      return getDetail(db, params.id)
    },
  })
}

function toAssignee(given: string | undefined, me: number): number | null | undefined {
  if (!given) return undefined
  if (given === 'me') return me
  return /^\d{1,9}$/.test(given) ? Number(given) : null
}

async function toAdminId(db: Db, id: number | null): Promise<number | null> {
  if (id === null) return null
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .executeTakeFirst()
  const message = 'There is no such admin.'
  if (!admin) throw new AppError('invalid-input', { message, fields: { assigneeId: message } })
  return admin.id
}

async function getDetail(db: Db, id: number) {
  const found = await findTicket(db, id)
  if (!found) throw new AppError('not-found')
  return presentTicketDetail(found)
}
