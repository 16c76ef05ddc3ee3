import type { Db } from '#server/platform/db/database.ts'

/** An empty batch of photos. @returns its id */
export async function buildBatch(db: Db, sellerId: number): Promise<number> {
  const values = { seller_id: sellerId, created_by: sellerId, created_at: new Date() }
  return (await db.insertInto('proof_batches').values(values).returning('id').executeTakeFirstOrThrow()).id
}
