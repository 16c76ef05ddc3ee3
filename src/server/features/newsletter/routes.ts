import { sql } from 'kysely'
import { newsletterRoutes } from '#contract/newsletter.ts'
import type { Config } from '../../config.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { toCsvCell } from '../../platform/http/csv-cell.ts'
import type { App } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { takeMail } from '../../platform/mail/mailbox-limit.ts'

const SUBSCRIBE_PER_ADDRESS: Limit = { name: 'newsletter:address', max: 20, perSeconds: 3600 }

/** Web mail posts to it from its own pages (RFC 8058). */
export const UNSUBSCRIBE_PATH = newsletterRoutes.unsubscribe.path

export function mountNewsletter(app: App, { db, config, limiter }: AppContext): void {
  mount(app, newsletterRoutes, {
    async subscribe({ body, c }) {
      await limiter.take(SUBSCRIBE_PER_ADDRESS, c.var.clientAddress)
      await takeMail(limiter, body.email)
      await db.transaction().execute((trx) => askToConfirm(trx, config, body.email))
      // the same answer for every address: nobody learns who subscribes
      return { success: true as const, message: 'Almost done. Open the link in the mail we just sent you.' }
    },

    async confirmSubscription({ body }) {
      const done = await db
        .updateTable('newsletter_subscribers')
        .set({ status: 'confirmed', confirmed_at: sql`now()`, unsubscribed_at: null })
        .where('token', '=', body.token)
        .returning('id')
        .executeTakeFirst()
      if (!done) throw new AppError('not-found', { message: 'This link is not valid.' })
      return { success: true as const, message: 'You are subscribed.' }
    },

    async unsubscribe({ query }) {
      const done = await db
        .updateTable('newsletter_subscribers')
        .set({ status: 'unsubscribed', unsubscribed_at: sql`now()` })
        .where('token', '=', query.token)
        .returning('id')
        .executeTakeFirst()
      if (!done) throw new AppError('not-found', { message: 'This link is not valid.' })
      return { success: true as const, message: 'You are unsubscribed. No more newsletters will come.' }
    },

    async exportSubscribers({ c }) {
      const rows = await db
        .selectFrom('newsletter_subscribers')
        .select(['email', 'confirmed_at', 'token'])
        .where('status', '=', 'confirmed')
        .orderBy('confirmed_at')
        .execute()
      const lines = rows.map(({ email, confirmed_at, token }) =>
        [email, confirmed_at!.toISOString(), unsubscribeUrl(config, token)].map(toCsvCell).join(','),
      )
      return c.body(['email,confirmed_at,unsubscribe_url', ...lines, ''].join('\r\n'), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="newsletter.csv"',
        'cache-control': 'private, no-store',
      })
    },
  })

  // people who open the address that mail programs post to
  app.get(UNSUBSCRIBE_PATH, (c) =>
    c.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(c.req.query('token') ?? '')}`, 303),
  )
}

/** A confirmed subscriber gets no second mail. */
async function askToConfirm(trx: Tx, config: Config, email: string): Promise<void> {
  const row = await trx
    .insertInto('newsletter_subscribers')
    .values({ email })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ email: (eb) => eb.ref('excluded.email') }),
    )
    .returning(['token', 'status'])
    .executeTakeFirstOrThrow()
  if (row.status === 'confirmed') return
  await sendMail(trx, {
    to: email,
    subject: 'Please confirm: the Placard newsletter',
    unsubscribeUrl: unsubscribeUrl(config, row.token),
    letter: {
      heading: 'One more step',
      paragraphs: [
        'Somebody, most likely you, asked for the Placard newsletter at this address. Please confirm it. If it was not you, do nothing: nothing will be sent.',
      ],
      action: { label: 'Confirm', url: `${config.PUBLIC_URL}/newsletter/confirm?token=${row.token}` },
      footer: `To never hear from us: ${config.PUBLIC_URL}/newsletter/unsubscribe?token=${row.token}`,
    },
  })
}

function unsubscribeUrl(config: Config, token: string): string {
  return `${config.PUBLIC_URL}${UNSUBSCRIBE_PATH}?token=${token}`
}
