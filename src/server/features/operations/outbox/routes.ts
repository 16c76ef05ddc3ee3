import type { Context } from 'hono'
import { type OutboxMessage, outboxRoutes } from '#contract/operations/outbox.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { isLocalSite } from '../../../platform/mail/describe-mail.ts'
import { maskCalendar, maskLinks, maskReplyAddress } from '../../../platform/mail/mask-links.ts'
import { getEmail, getMessage, listMessages, type OutboxRow } from './queries.ts'
import { sendTestMail } from './send-test-mail.ts'

const PAGE_SIZE = 50
const TEST_MAILS: Limit = { name: 'test-mail:admin', max: 10, perSeconds: 3600 }

/** Stored mails for admins: in full on a local installation, elsewhere without the credentials in links. */
export function mountOutbox(
  app: App,
  context: AppContext,
  recordRefusal: (refusal: Error, c: Context<RequestEnv>) => void,
): void {
  const { db, config, limiter } = context
  const isLocal = isLocalSite(config)
  const present = isLocal ? presentWhole : presentMasked

  const recordRead = async (c: Context<RequestEnv>, ids: number[]) => {
    const subject = { type: 'mail', id: ids.length === 1 ? required(ids[0]) : null }
    const after = ids.length === 1 ? undefined : { ids }
    const actorId = requireAdmin(c).personId
    const read = { actorId, action: 'mail.read', subject, after, origin: originOf(c) }
    await db.transaction().execute((trx) => recordAudit(trx, read))
  }

  mount(app, outboxRoutes, {
    async listOutbox({ query, c }) {
      const page = await listMessages(db, { ...query, limit: query.limit ?? PAGE_SIZE })
      setPageHeaders(c, page, 'before')
      // elsewhere the list has metadata only: texts are opened one by one, and each reading is audited
      if (!isLocal) return page.rows.map((row) => ({ ...present(row), text: '' }))
      if (page.rows.length > 0)
        await recordRead(
          c,
          page.rows.map(({ id }) => id),
        )
      return page.rows.map(present)
    },

    async sendTestMail({ c }) {
      const actor = requireAdmin(c)
      await limiter.take(TEST_MAILS, String(actor.personId))
      const result = await sendTestMail(context, {
        to: await getEmail(db, actor.personId),
        onRefusal: (refusal) => recordRefusal(refusal, c),
      })
      const { by, isSent } = result
      await db.transaction().execute((trx) =>
        recordAudit(trx, {
          actorId: actor.personId,
          action: 'mail.tested',
          subject: { type: 'mail', id: null },
          after: { by, isSent },
          origin: originOf(c),
        }),
      )
      return result
    },

    async getOutboxMessage({ params, c }) {
      const row = await getMessage(db, params.id)
      await recordRead(c, [row.id])
      const { html_body: html, calendar } = row
      if (isLocal) return { ...present(row), html, calendar }
      return { ...present(row), html: maskLinks(html), calendar: calendar && maskCalendar(calendar) }
    },
  })
}

function presentWhole(row: OutboxRow): OutboxMessage {
  return {
    id: row.id,
    to: row.recipient,
    from: row.sender,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    createdAt: row.created_at.toISOString(),
  }
}

function presentMasked(row: OutboxRow): OutboxMessage {
  return { ...presentWhole(row), replyTo: maskReplyAddress(row.reply_to), text: maskLinks(row.text_body) }
}
