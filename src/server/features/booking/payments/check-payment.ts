import type { Actor } from '#domain/listings/listing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { ProviderBusy } from '../../../platform/payments/provider.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { PAYMENT_CHECKS_PER_USER } from './limits.ts'
import type { Patience } from './patience.ts'
import { getProviderPayment } from './provider-payments.ts'
import { refreshCharge } from './settle-charge.ts'
import type { SettlementContext } from './settlement-context.ts'
import { toRefusal } from './to-refusal.ts'

interface CheckPaymentInput {
  /** Of the booking. */
  id: number
  paymentId: number
  actor: Actor
  patience: Patience
}

/**
 * A buyer is back from the provider's page, often before its notice: it is asked at once.
 * @returns whether it has not answered yet: what it answers is taken in, or it is asked again
 * @throws AppError `booking-not-found`, `not-found`, `payment-unavailable`, `rate-limited`
 */
export async function checkPayment(context: SettlementContext, asked: CheckPaymentInput): Promise<boolean> {
  const { id, paymentId, actor, patience } = asked
  const { db, limiter, log } = context
  const { reader } = await getBookingRow(db, id, actor)
  await limiter.take(PAYMENT_CHECKS_PER_USER, String(actor.personId))
  const charge = await findCharge(context, id, paymentId)
  if (reader !== 'buyer' || !charge) throw new AppError('not-found')
  if (charge.reference === null) return false
  try {
    await patience(refreshCharge(context, charge))
    return false
  } catch (error) {
    if (error instanceof ProviderBusy) return true
    log.warn({ err: error, payment: paymentId }, 'a provider did not say what became of a payment')
    throw await toRefusal(context, paymentId, { code: 'payment-unavailable', cause: error })
  }
}

async function findCharge({ db }: SettlementContext, bookingId: number, paymentId: number) {
  const row = await db
    .selectFrom('provider_payments')
    .select('id')
    .where('id', '=', paymentId)
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'charge')
    .executeTakeFirst()
  return row && getProviderPayment(db, row.id)
}
