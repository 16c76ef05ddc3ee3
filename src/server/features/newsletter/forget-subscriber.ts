import type { Db } from '../../platform/db/database.ts'

export async function forgetSubscriber(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute()
}
