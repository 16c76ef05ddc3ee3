import type { Tx } from '../../../platform/db/database.ts'

/** Drops every file of a person who leaves. @returns the paths to delete from the store after the commit */
export async function eraseFiles(trx: Tx, ownerId: number): Promise<string[]> {
  const gone = await trx
    .deleteFrom('message_attachments')
    .where('owner_id', '=', ownerId)
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}
