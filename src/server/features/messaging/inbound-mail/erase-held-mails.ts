import type { Tx } from '../../../platform/db/database.ts'

/** Deletes the mails of a person who leaves that still wait to be confirmed. @returns the paths to delete from the store after the commit */
export async function eraseHeldMails(trx: Tx, userId: number): Promise<string[]> {
  const gone = await trx
    .deleteFrom('mail_confirmations')
    .where('user_id', '=', userId)
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}
