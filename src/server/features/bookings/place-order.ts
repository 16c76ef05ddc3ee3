import type { Tx } from '../../platform/db/database.ts'

/** Once its last draft has left, an order is closed: the next draft begins another. Two drafts that leave at once meet here. */
export async function placeOrder(trx: Tx, orderId: number): Promise<void> {
  const { id } = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('orders')
    .set({ status: 'placed' })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('bookings').select('id').where('order_id', '=', id).where('status', '=', 'draft')),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('bookings').select('id').where('order_id', '=', id).where('version', '>', 0)),
    )
    .execute()
}
