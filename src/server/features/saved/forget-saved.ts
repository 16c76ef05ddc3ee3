import type { Tx } from '../../platform/db/database.ts'

/** What a person who leaves had kept for themselves. */
export async function forgetSaved(trx: Tx, userId: number): Promise<void> {
  await trx.deleteFrom('favorites').where('user_id', '=', userId).execute()
  await trx.deleteFrom('saved_searches').where('user_id', '=', userId).execute()
}
