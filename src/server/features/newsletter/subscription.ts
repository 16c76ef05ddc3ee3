import type { Updateable } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { NewsletterSubscribersTable } from '../../platform/db/tables.gen.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { confirmationMail } from './emails.ts'

/** Double opt-in; a confirmed subscriber gets no second mail. */
export async function askToConfirm(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  email: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('newsletter_subscribers')
      .values({ email })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ email: (eb) => eb.ref('excluded.email') }),
      )
      .returning(['token', 'status'])
      .executeTakeFirstOrThrow()
    if (row.status !== 'confirmed') await sendMail(trx, confirmationMail(config, email, row.token))
  })
}

export async function hasSubscription(db: Db, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst()
  return found !== undefined
}

/** @throws AppError `not-found` */
export async function updateSubscription(
  db: Db,
  token: string,
  values: Updateable<NewsletterSubscribersTable>,
): Promise<void> {
  const done = await db
    .updateTable('newsletter_subscribers')
    .set(values)
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('not-found', { message: 'This link is not valid.' })
}

export function listSubscribers(db: Db) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'confirmed_at', 'token'])
    .where('status', '=', 'confirmed')
    .orderBy('confirmed_at')
    .execute()
}
