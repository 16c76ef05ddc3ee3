import type { Tx } from '../../platform/db/database.ts'

/** Anonymizes tickets of a deleted account: their text stays with support. */
export async function forgetSender(trx: Tx, userId: number): Promise<void> {
  await trx
    .updateTable('support_tickets')
    .set({ name: 'Deleted user', email: `deleted-${userId}@deleted.invalid` })
    .where('user_id', '=', userId)
    .execute()
}
