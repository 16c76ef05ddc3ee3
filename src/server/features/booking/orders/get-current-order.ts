import type { Order } from '#contract/booking/orders.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { listDraftBookings } from '../bookings/get-booking.ts'

type ReadContext = Pick<AppContext, 'db' | 'now' | 'gazetteer'>

/** What somebody puts together, priced as of now. */
export async function getCurrentOrder(context: ReadContext, actor: Actor): Promise<Order> {
  const order = await context.db
    .selectFrom('orders')
    .select('id')
    .where('buyer_id', '=', actor.organizationId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!order) return { id: null, bookings: [], totalCents: 0 }
  const bookings = await listDraftBookings(context, order.id, actor)
  const totalCents = bookings.reduce((sum, { terms }) => sum + (terms?.totalCents ?? 0), 0)
  return { id: order.id, bookings, totalCents }
}
