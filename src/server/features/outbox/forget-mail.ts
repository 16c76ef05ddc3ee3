import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Deletes stored mails to a deleted account, in the caller's transaction. */
export async function forgetMail(trx: Tx, address: string): Promise<void> {
  await trx.deleteFrom('outbox_messages').where(sql`lower(recipient)`, '=', address.toLowerCase()).execute()
}
