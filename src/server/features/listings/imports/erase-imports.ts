import type { Tx } from '../../../platform/db/database.ts'

/** Deletes every file that a seller who leaves has imported, with its rows. @returns the paths to delete from the store after the commit */
export async function eraseImports(trx: Tx, sellerId: number): Promise<string[]> {
  const gone = await trx
    .deleteFrom('imports')
    .where('seller_id', '=', sellerId)
    .returning('file_path')
    .execute()
  return gone.flatMap(({ file_path }) => file_path ?? [])
}
