import type { AppContext } from '#server/context.ts'
import { buildRunning } from './build-proof.ts'

type Given = NonNullable<Parameters<typeof buildRunning>[1]>

/** An order of bookings that run, one a line unless it says otherwise. @returns its id */
export async function buildOrder(
  { db }: Pick<AppContext, 'db'>,
  { buyerId, sellerId, lines = [{}] }: { buyerId: number; sellerId?: number; lines?: Given[] },
): Promise<number> {
  const order = db.insertInto('orders').values({ buyer_id: buyerId, status: 'placed' }).returning('id')
  const { id } = await order.executeTakeFirstOrThrow()
  for (const line of lines) {
    const booking = await buildRunning({ db }, { buyerId, ...(sellerId && { sellerId }), ...line })
    await db.updateTable('bookings').set({ order_id: id }).where('id', '=', booking.id).execute()
  }
  return id
}
