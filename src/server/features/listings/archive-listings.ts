import type { Tx } from '../../platform/db/database.ts'

/** Takes everything a seller lists off the market, with the change on record. */
export async function archiveListingsOf(
  trx: Tx,
  { sellerId, actorId, reason }: { sellerId: number; actorId: number; reason: string },
): Promise<void> {
  const open = await trx
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('seller_id', '=', sellerId)
    .where('status', '!=', 'archived')
    .forUpdate()
    .execute()
  if (open.length === 0) return
  const ids = open.map((listing) => listing.id)
  await trx
    .updateTable('listings')
    .set({ status: 'archived', updated_at: new Date() })
    .where('id', 'in', ids)
    .execute()
  const events = open.map(({ id, status }) => ({
    listing_id: id,
    actor_id: actorId,
    from_status: status,
    to_status: 'archived' as const,
    reason,
  }))
  await trx.insertInto('listing_events').values(events).execute()
}
