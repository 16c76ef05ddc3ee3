import { sql } from 'kysely'
import { ORDER_SIZE } from '#contract/booking/orders.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow } from './lock-booking.ts'

/** The order that somebody puts together, begun where there is none; two drafts at once meet here. @throws AppError `conflict` */
export async function lockOpenOrder(trx: Tx, buyerId: number): Promise<number> {
  await trx
    .insertInto('orders')
    .values({ buyer_id: buyerId })
    .onConflict((conflict) => conflict.column('buyer_id').where('status', '=', 'open').doNothing())
    .execute()
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  // placed by the last draft that has just left
  if (!order) return lockOpenOrder(trx, buyerId)
  const { drafts } = await trx
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .where('order_id', '=', order.id)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow()
  if (drafts >= ORDER_SIZE)
    throw new AppError('conflict', {
      message: `An order holds ${ORDER_SIZE} bookings. Send or remove some first.`,
    })
  return order.id
}

/** Of what a seller offers: an order that has left already. @returns its id */
export async function insertPlacedOrder(trx: Tx, buyerId: number): Promise<number> {
  const { id } = await trx
    .insertInto('orders')
    .values({ buyer_id: buyerId, status: 'placed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

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
