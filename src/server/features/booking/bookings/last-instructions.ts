import type { Db } from '../../../platform/db/database.ts'

/** For an expression: how a seller is paid as of now: later changes never reach what is agreed. Null where nothing is said. */
export function lastInstructions(db: Db, sellerId: number) {
  return db
    .selectFrom('payment_instructions')
    .select('id')
    .where('seller_id', '=', sellerId)
    .orderBy('id', 'desc')
    .limit(1)
}
