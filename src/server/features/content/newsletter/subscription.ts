import type { Updateable } from 'kysely'
import type { Config } from '../../../config.ts'
import type { AppContext } from '../../../context.ts'
import type { NewsletterSubscribersTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { isOpenedBy, linkTokens } from '../../../platform/secrets/link-tokens.ts'
import { confirmationMail } from './emails.ts'

type Means = Pick<AppContext, 'db' | 'config'>

const SUBSCRIBER_TOKEN = {
  purpose: 'newsletter_subscribers',
  selector: 'selector',
  former: 'former_token_hash',
} as const

function toToken(config: Config, selector: string): string {
  return linkTokens(config).toToken('newsletter_subscribers', selector)
}

/** Double opt-in; a confirmed subscriber gets no second mail. */
export async function sendConfirmation({ db, config }: Means, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('newsletter_subscribers')
      .values({ email })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ email: (eb) => eb.ref('excluded.email') }),
      )
      .returning(['selector', 'status'])
      .executeTakeFirstOrThrow()
    if (row.status !== 'confirmed')
      await sendMail(trx, confirmationMail(config, email, toToken(config, row.selector)))
  })
}

export async function hasSubscription({ db, config }: Means, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where(isOpenedBy(config, [token], SUBSCRIBER_TOKEN))
    .executeTakeFirst()
  return found !== undefined
}

/** @throws AppError `not-found` */
export async function updateSubscription(
  { db, config }: Means,
  token: string,
  values: Updateable<NewsletterSubscribersTable>,
): Promise<void> {
  const done = await db
    .updateTable('newsletter_subscribers')
    .set(values)
    .where(isOpenedBy(config, [token], SUBSCRIBER_TOKEN))
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('not-found', { message: 'This link is not valid.' })
}

export async function listSubscribers({ db, config }: Means) {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'confirmed_at', 'selector'])
    .where('status', '=', 'confirmed')
    .orderBy('confirmed_at')
    .execute()
  return rows.map(({ selector, ...row }) => ({ ...row, token: toToken(config, selector) }))
}
