import type { Tx } from '../../platform/db/database.ts'

/** Deletes the saved items of a deleted account. */
export async function forgetSaved(trx: Tx, userId: number): Promise<void> {
  await trx.deleteFrom('favorites').where('user_id', '=', userId).execute()
  await trx.deleteFrom('favorite_folders').where('user_id', '=', userId).execute()
  await trx.deleteFrom('saved_searches').where('user_id', '=', userId).execute()
}
