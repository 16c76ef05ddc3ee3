import { sql } from 'kysely'
import { supportRoutes } from '#contract/support.ts'
import type { Actor } from '#domain/listing.ts'
import { describeSupportHours } from '#domain/support.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import { sendReply } from './emails.ts'
import { openTicket, toNumber } from './open-ticket.ts'
import { presentTicket, presentTicketDetail } from './present.ts'
import { findAttachment, findTicket, listTickets } from './queries.ts'
import { readSupportMessage } from './read-message.ts'

const MESSAGE_PER_ADDRESS: Limit = { name: 'support:address', max: 10, perSeconds: 3600 }

export function mountSupport(app: App, context: AppContext): void {
  const { db, files, config, limiter, now } = context
  const { sendSupportMessage, ...others } = supportRoutes

  // read by hand: it may carry files
  app.post(sendSupportMessage.path, async (c) => {
    const received = await readSupportMessage(c)
    await limiter.take(MESSAGE_PER_ADDRESS, c.var.clientAddress)
    const id = await openTicket(context, received, c.var.actor?.id ?? null)
    const answer = {
      success: true,
      number: toNumber(id),
      message: "We've received your message and will respond soon.",
    }
    return c.json(answer, sendSupportMessage.status)
  })

  app.get('/api/admin/support/attachments/:id{[0-9]{1,9}}', async (c) => {
    refuseOthers(c.var.actor)
    const row = await findAttachment(db, Number(c.req.param('id')))
    const bytes = row && (await files.read(row.path))
    if (!row || !bytes) throw new AppError('not-found')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': row.media_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })

  mount(app, others, {
    getSupportInfo() {
      const { isOpen, text } = describeSupportHours(now())
      return { domain: config.SUPPORT_DOMAIN, isOpen, hours: text }
    },

    async listTickets({ query, actor }) {
      refuseOthers(actor)
      return (await listTickets(db, query)).map(presentTicket)
    },

    async getTicket({ params, actor }) {
      refuseOthers(actor)
      return getDetail(db, params.id)
    },

    async replyToTicket({ params, body, actor }) {
      refuseOthers(actor)
      await db.transaction().execute(async (trx) => {
        const ticket = await setStatus(trx, params.id, 'answered')
        const message = { ticket_id: ticket.id, author_id: actor.id, body: body.message }
        await trx.insertInto('support_messages').values(message).execute()
        const { email: to, subject } = ticket
        await sendReply(trx, config, { to, subject, number: toNumber(ticket.id), message: body.message })
      })
      return getDetail(db, params.id)
    },

    async updateTicket({ params, body, actor }) {
      refuseOthers(actor)
      await setStatus(db, params.id, body.status)
      return getDetail(db, params.id)
    },
  })
}

async function getDetail(db: Db, id: number) {
  const found = await findTicket(db, id)
  if (!found) throw new AppError('not-found')
  return presentTicketDetail(found)
}

async function setStatus(db: Db, id: number, status: 'open' | 'answered' | 'closed' | 'spam') {
  const ticket = await db
    .updateTable('support_tickets')
    .set({ status, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(['id', 'email', 'subject'])
    .executeTakeFirst()
  if (!ticket) throw new AppError('not-found')
  return ticket
}

function refuseOthers(actor: Actor | null): asserts actor is Actor {
  if (actor?.role !== 'admin') throw new AppError(actor ? 'forbidden' : 'sign-in-required')
}
