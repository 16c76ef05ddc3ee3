import type { Tx } from '../../platform/db/database.ts'

/** What somebody who leaves was told, and how. */
export async function forgetNotices(trx: Tx, userId: number): Promise<void> {
  await trx.deleteFrom('notices').where('user_id', '=', userId).execute()
  await trx.deleteFrom('notice_settings').where('user_id', '=', userId).execute()
}
