import { newsletterRoutes } from '#contract/content/newsletter.ts'
import { leaveNewsletterPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { toCsvCell } from '../../../platform/http/csv-cell.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { enforceMailLimit } from '../../../platform/mail/mailbox-limit.ts'
import { UNSUBSCRIBE_PATH, unsubscribeUrl } from './emails.ts'
import { hasSubscription, listSubscribers, sendConfirmation, updateSubscription } from './subscription.ts'

const SUBSCRIBE_PER_ADDRESS: Limit = { name: 'newsletter:address', max: 20, perSeconds: 3600 }

export function mountNewsletter(app: App, context: AppContext): void {
  const { config, limiter, now } = context
  mount(app, newsletterRoutes, {
    async subscribe({ body, c }) {
      await limiter.take(SUBSCRIBE_PER_ADDRESS, c.var.clientAddress)
      await enforceMailLimit(limiter, body.email)
      await sendConfirmation(context, body.email)
      // no enumeration: the same answer for every address
      return { success: true as const, message: 'Almost done. Open the link in the mail we just sent you.' }
    },

    async checkSubscriptionLink({ body }) {
      return { works: await hasSubscription(context, body.token) }
    },

    async confirmSubscription({ body }) {
      const confirmed = { status: 'confirmed', confirmed_at: now(), unsubscribed_at: null } as const
      await updateSubscription(context, body.token, confirmed)
      return { success: true as const, message: 'You are subscribed.' }
    },

    async unsubscribe({ query }) {
      await updateSubscription(context, query.token, { status: 'unsubscribed', unsubscribed_at: now() })
      return { success: true as const, message: 'You are unsubscribed. No more newsletters will come.' }
    },

    async exportSubscribers({ c }) {
      const rows = await listSubscribers(context)
      const lines = rows.map(({ email, confirmed_at, token }) =>
        [email, required(confirmed_at).toISOString(), unsubscribeUrl(config, token)].map(toCsvCell).join(','),
      )
      return c.body(['email,confirmed_at,unsubscribe_url', ...lines, ''].join('\r\n'), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="newsletter.csv"',
        'cache-control': 'private, no-store',
      })
    },
  })

  // for people who open the one-click address in a browser
  app.get(UNSUBSCRIBE_PATH, (c) =>
    c.redirect(`${leaveNewsletterPath()}?token=${encodeURIComponent(c.req.query('token') ?? '')}`, 303),
  )
}
