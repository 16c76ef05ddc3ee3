import type { Tx } from '../../platform/db/database.ts'

/** How a seller is paid as of now: later changes never reach what is agreed. Null where nothing is said. */
export async function findInstructions(trx: Tx, sellerId: number): Promise<number | null> {
  const row = await trx
    .selectFrom('payment_instructions')
    .select('id')
    .where('seller_id', '=', sellerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
