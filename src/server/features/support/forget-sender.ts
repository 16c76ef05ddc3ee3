import type { Tx } from '../../platform/db/database.ts'

/** The words of a ticket stay for the desk that answered it; who wrote it is forgotten. */
export async function forgetSender(trx: Tx, userId: number): Promise<void> {
  await trx
    .updateTable('support_tickets')
    .set({ name: 'Deleted user', email: `deleted-${userId}@deleted.invalid` })
    .where('user_id', '=', userId)
    .execute()
}
