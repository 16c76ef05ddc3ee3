import { sql } from 'kysely'
import type { PlacedOrder } from '#contract/booking/orders-placed.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listPlacedBookings } from '../bookings/get-booking.ts'
import { haveReport } from '../campaign-reports/read-report.ts'
import { orderReaderOf } from './policy.ts'

type ReadContext = Pick<AppContext, 'db' | 'now'>
interface Wanted {
  id: number
  actor: Actor
}

/** What has left an order, as it stands. @throws AppError `not-found` where it is somebody else's, or nothing has left it */
export async function getPlacedOrder(context: ReadContext, wanted: Wanted): Promise<PlacedOrder> {
  const { rows, ...order } = await readPlacedOrder(context, wanted)
  return { ...order, hasReport: await haveReport(context, rows) }
}

/** The same, with the rows of its bookings. @throws AppError as above */
export async function readPlacedOrder(context: ReadContext, { id, actor }: Wanted) {
  const order = await findOrder(context.db, id)
  const reader = order && orderReaderOf(order, actor)
  if (!order?.placed_at || !reader) throw noSuchOrder()
  const of = { orderId: id, buyerId: order.buyer_id, reader, actor }
  const { rows, bookings } = await listPlacedBookings(context, of)
  if (bookings.length === 0) throw noSuchOrder()
  return { id, placedOn: toMarketDate(order.placed_at), bookings, drafts: order.drafts, rows }
}

function findOrder(db: Db, id: number) {
  return db
    .selectFrom('orders')
    .select('buyer_id')
    .select(
      sql<Date | null>`(select min(first.created_at) from booking_versions as first
        join bookings on bookings.id = first.booking_id where bookings.order_id = orders.id)`.as('placed_at'),
    )
    .select(
      sql<number>`(select count(*)::int from bookings where bookings.order_id = orders.id and status = 'draft')`.as(
        'drafts',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

function noSuchOrder(): AppError {
  return new AppError('not-found', { message: 'Order not found' })
}
