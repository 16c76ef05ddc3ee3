import type { Tx } from '../../platform/db/database.ts'

export async function forgetSubscriber(trx: Tx, email: string): Promise<void> {
  await trx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute()
}
