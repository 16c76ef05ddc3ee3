import type { OrderReport } from '#contract/booking/orders-placed.ts'
import { buildJointReport } from '#domain/booking/report/joint-report.ts'
import { describeLeft } from '#domain/booking/report/joint-report-words.ts'
import type { ReportBody } from '#domain/booking/report/report-body.ts'
import { toLongDate, toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findReports } from '../campaign-reports/read-report.ts'
import { readPlacedOrder } from './read-placed-order.ts'

const NOT_OPEN = 'The report of an order begins with the first day of its first booking.'

/** The report of an order, and those of its bookings. @throws AppError `not-found`, `report-not-open` */
export async function readOrderReport(
  context: Pick<AppContext, 'db' | 'now'>,
  wanted: { id: number; actor: Actor },
): Promise<{ report: OrderReport; bodies: ReportBody[] }> {
  const { id, placedOn, bookings } = await readPlacedOrder(context, wanted)
  const ids = bookings.map((booking) => booking.id)
  const bodies = await findReports(context, { ids, actor: wanted.actor })
  const reported = bookings.flatMap((booking) => {
    const body = bodies.get(booking.id)
    return body ? [{ bookingId: booking.id, body }] : []
  })
  if (reported.length === 0) throw new AppError('report-not-open', { message: NOT_OPEN })
  const left = bookings.filter((booking) => !bodies.has(booking.id))
  const built = buildJointReport(
    reported,
    left.map(({ listing, status }) => ({ title: listing.title, ...describeLeft(status) })),
  )
  return {
    report: {
      orderId: id,
      name: `Order of ${toLongDate(placedOn)}`,
      asOf: toMarketDate(context.now()),
      ...built,
    },
    bodies: reported.map(({ body }) => body),
  }
}
