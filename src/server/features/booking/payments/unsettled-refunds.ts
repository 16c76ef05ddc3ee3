import { OPEN_STATES } from '#domain/booking/provider-payment.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import type { Difference } from './differences.ts'
import { getProviderPayment } from './provider-payments.ts'
import { recordProviderEvent } from './record-provider-events.ts'
import type { SettlementContext } from './settlement-context.ts'
import { toRefused } from './to-refused.ts'

/** A bank takes some days to give back; what takes longer, somebody looks at. */
const REFUND_DAYS = 10
const UNSETTLED = 'refund-unsettled'

export async function listUnsettledRefunds(db: Db, now: Date): Promise<Difference[]> {
  const rows = await db
    .selectFrom('provider_payments')
    .select(['booking_id as bookingId', 'key', 'cents'])
    .where('kind', '=', 'refund')
    .where('state', 'in', OPEN_STATES)
    .where('created_at', '<', new Date(now.getTime() - REFUND_DAYS * 86_400_000))
    .execute()
  return rows.map(({ bookingId, key, cents }) => ({
    kind: UNSETTLED,
    bookingId,
    detail: describeRefund(key),
    cents,
  }))
}

function describeRefund(key: string): string {
  return `${key} has been under way for more than ${REFUND_DAYS} days`
}

/**
 * Whoever closes this difference says that the provider has not given it back and will not: people may. What has ended meanwhile
 * stays as it ended. @returns the refund's key; undefined where the difference is of something else, or nothing is under way
 */
export async function refuseUnsettled(
  context: SettlementContext,
  trx: Tx,
  { kind, bookingId, detail }: Pick<Difference, 'kind' | 'bookingId' | 'detail'>,
): Promise<string | undefined> {
  if (kind !== UNSETTLED || bookingId === null) return undefined
  // before it is read: the sweep may be learning how it ended
  await lockBooking(trx, bookingId)
  const open = await trx
    .selectFrom('provider_payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'refund')
    .where('state', 'in', OPEN_STATES)
    .execute()
  const refund = open.find(({ key }) => describeRefund(key) === detail)
  if (!refund) return undefined
  const charge = await getProviderPayment(trx, required(refund.charge_id))
  const fact = toRefused(charge, refund, context.now())
  await recordProviderEvent(context, trx, { charge, fact, mayClaim: false })
  return refund.key
}
