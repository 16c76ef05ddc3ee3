import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** A deleted account's words stay with the other side; its addresses for answers by mail end. */
export async function forgetMember(trx: Tx, userId: number): Promise<void> {
  await trx
    .updateTable('conversation_members')
    .set({ mail_selector: sql<string>`gen_random_uuid()`, former_mail_token_hash: null })
    .where('user_id', '=', userId)
    .execute()
  await trx
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute()
}
