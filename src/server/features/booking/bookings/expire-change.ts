import type { Tx } from '../../../platform/db/database.ts'

/** What ends takes with it whatever was asked of it. Its booking is locked. */
export async function expireChange(trx: Tx, bookingId: number, now: Date): Promise<void> {
  await trx
    .updateTable('booking_changes')
    .set({ status: 'lapsed', ended_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'proposed')
    .execute()
}
