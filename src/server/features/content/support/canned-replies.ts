import type { Db } from '../../../platform/db/database.ts'

export function createCannedReply(db: Db, reply: { title: string; body: string }) {
  return db
    .insertInto('canned_replies')
    .values(reply)
    .returning(['id', 'title', 'body'])
    .executeTakeFirstOrThrow()
}

export async function deleteCannedReply(db: Db, id: number): Promise<void> {
  await db.deleteFrom('canned_replies').where('id', '=', id).execute()
}
