import { supportRoutes } from '#contract/content/support.ts'
import { describeSupportHours } from '#domain/content/support-desk.ts'
import { helpContactPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { answerNotSent } from '../../../platform/http/not-sent-page.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { openTicket } from './open-ticket.ts'
import { findOwnNames } from './queries.ts'
import { withSupportMessage } from './read-message.ts'

const MESSAGE_PER_ADDRESS: Limit = { name: 'support:address', max: 10, perSeconds: 3600 }
/** Counts refused messages too: each is read to its end. */
const ATTEMPT_PER_ADDRESS: Limit = { name: 'support:attempt', max: 40, perSeconds: 3600 }

export function mountSupport(app: App, context: AppContext): void {
  const { config, limiter, now } = context
  const { sendSupportMessage, getSupportInfo } = supportRoutes

  // a raw handler: the body may be a form with files
  app.post(sendSupportMessage.path, async (c) => {
    // without scripts the browser has navigated: it gets a page with a way back
    const hasLeft = c.req.header('sec-fetch-mode') === 'navigate'
    try {
      await limiter.take(ATTEMPT_PER_ADDRESS, c.var.clientAddress)
      const number = await withSupportMessage(c, {
        dataDir: config.DATA_DIR,
        ownNames: await findOwnNames(context.db, c.var.actor?.personId),
        count: () => limiter.take(MESSAGE_PER_ADDRESS, c.var.clientAddress),
        work: (received) => openTicket(context, received, c.var.actor?.personId ?? null),
      })
      if (hasLeft) return c.redirect(`${helpContactPath()}?sent=${number}#sent`, 303)
      const message = "We've received your message and will respond soon."
      return c.json({ success: true, number, message }, sendSupportMessage.status)
    } catch (error) {
      if (!hasLeft || !(error instanceof AppError)) throw error
      return answerNotSent(c, error)
    }
  })

  mount(
    app,
    { getSupportInfo },
    {
      getSupportInfo() {
        const { isOpen, text } = describeSupportHours(now())
        return { domain: config.SUPPORT_DOMAIN, phone: config.SUPPORT_PHONE, isOpen, hours: text }
      },
    },
  )
}
