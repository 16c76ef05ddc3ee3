import { supportRoutes } from '#contract/content/support.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { answerFile } from '../../../platform/http/answer-file.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { answerTicket } from './answer-ticket.ts'
import { createCannedReply as createReply, deleteCannedReply as deleteReply } from './canned-replies.ts'
import { presentTicket, presentTicketDetail } from './present.ts'
import { findAttachment, findTicket, getInboxSummary, listTickets } from './queries.ts'
import { updateTicket as changeTicket } from './update-ticket.ts'

/** The admins' support inbox. */
export function mountSupportAdmin(app: App, context: AppContext): void {
  const { db, files, config } = context
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
      return createReply(db, body)
    },

    async deleteCannedReply({ params }) {
      await deleteReply(db, params.id)
      return null
    },

    async getAttachment({ params, c }) {
      const row = await findAttachment(db, params.id)
      const answer = row && (await answerFile(c, files, { path: row.path, headers: toHeaders(row) }))
      if (!answer) throw new AppError('not-found')
      return answer
    },

    async listTickets({ query, c }) {
      const { personId: me } = requireAdmin(c)
      const { assignee, ...filter } = query
      return (await listTickets(db, { ...filter, assigneeId: toAssignee(assignee, me) })).map(presentTicket)
    },

    getTicket({ params }) {
      return getDetail(db, params.id)
    },

    async replyToTicket({ params, body, c }) {
      const { personId: adminId } = requireAdmin(c)
      const answer = { ticketId: params.id, adminId, body: body.message, closes: body.closes }
      await db.transaction().execute((trx) => answerTicket(trx, config, answer))
      return getDetail(db, params.id)
    },

    async updateTicket({ params, body }) {
      await changeTicket(context, params.id, body)
      return getDetail(db, params.id)
    },
  })
}

function toHeaders({ media_type, name }: { media_type: string; name: string }) {
  return {
    'content-type': media_type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  }
}

function toAssignee(value: string | undefined, me: number): number | null | undefined {
  if (!value) return undefined
  if (value === 'me') return me
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

async function getDetail(db: Db, id: number) {
  const found = await findTicket(db, id)
  if (!found) throw new AppError('not-found')
  return presentTicketDetail(found)
}
