import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingRow } from './lock-booking.ts'

/**
 * A locked draft has left: it waits for nothing any more, and once the last one has left, its order is closed: the next
 * draft begins another. @returns whether dates had been offered to it
 */
export async function leaveOrder(trx: Tx, draft: Pick<BookingRow, 'id' | 'order_id'>): Promise<boolean> {
  const { id, order_id } = draft
  const { rows } = await sql<{ offered_until: Date | null }>`
    with placed as (
      update orders set status = 'placed' where id = ${order_id}
        and not exists (select from bookings where order_id = ${order_id} and status = 'draft')
        and exists (select from bookings where order_id = ${order_id} and version > 0))
    delete from waitlist_entries where booking_id = ${id} returning offered_until`.execute(trx)
  return rows[0]?.offered_until != null
}
