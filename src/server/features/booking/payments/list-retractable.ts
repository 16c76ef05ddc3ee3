import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { dueNowOf } from '#domain/booking/payments.ts'
import type { Db } from '../../../platform/db/database.ts'
import { listPaymentEvents, type PaymentEventRow, readMoneyOf } from '../../ground/ledger/read-money.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { isRetractable } from './policy.ts'

/** What a seller may take back of a booking: their own word, while no bank, no step and no money given back relies on it. */
export async function listRetractable(
  db: Db,
  { booking, terms }: Pick<LockedBooking, 'booking' | 'terms'>,
): Promise<PaymentEventRow[]> {
  if (!terms) return []
  const facts = await listPaymentEvents(db, [booking.id])
  const lines = await db
    .selectFrom('statement_lines')
    .select('event_id')
    .where('booking_id', '=', booking.id)
    .where('event_id', 'is not', null)
    .execute()
  const taken = new Set([
    ...lines.map(({ event_id }) => event_id),
    ...facts.map(({ retracts_id }) => retracts_id),
  ])
  const { paidCents, refundedCents } = await readMoneyOf(db, booking.id)
  const underWayCents = await readUnderWay(db, booking.id)
  const relied = {
    keptCents: paidCents - refundedCents - underWayCents,
    neededCents: neededOf(booking.status, terms.schedule),
  }
  return facts.filter(
    (fact) => !taken.has(fact.id) && isRetractable(fact, { ...relied, status: booking.status }),
  )
}

/** Requested of providers and not ended: it counts as given back. */
async function readUnderWay(db: Db, bookingId: number): Promise<number> {
  const rows = await db
    .selectFrom('provider_payments')
    .select('cents')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'refund')
    .where('state', 'in', ['created', 'processing'])
    .execute()
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}

/** What has to stay for the booking to be booked. */
function neededOf(status: BookingStatus, schedule: Parameters<typeof dueNowOf>[0]): number {
  return status === 'booked' || status === 'in-flight' || status === 'completed' ? dueNowOf(schedule) : 0
}
