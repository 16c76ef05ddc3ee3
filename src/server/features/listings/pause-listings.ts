import type { Tx } from '../../platform/db/database.ts'

/** Takes a seller's public listings off the market for now, with the change on record. @returns how many */
export async function pauseListingsOf(
  trx: Tx,
  { sellerId, actorId, reason }: { sellerId: number; actorId: number; reason: string },
): Promise<number> {
  const paused = await trx
    .updateTable('listings')
    .set({ status: 'paused', updated_at: new Date() })
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'active')
    .returning('id')
    .execute()
  if (paused.length === 0) return 0
  const events = paused.map(({ id }) => ({
    listing_id: id,
    actor_id: actorId,
    from_status: 'active' as const,
    to_status: 'paused' as const,
    reason,
  }))
  await trx.insertInto('listing_events').values(events).execute()
  return paused.length
}
