import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { getBookingRow, lockBooking } from '../bookings/lock-booking.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { type Pressed, toPressKey } from './insert-payment-event.ts'
import { PAYMENTS_PER_USER } from './limits.ts'
import { listRetractable } from './list-retractable.ts'
import type { PaymentContext } from './record-payment.ts'
import { withDates } from './with-dates.ts'

interface RetractPaymentInput {
  /** Of the booking. */
  id: number
  paymentId: number
  actor: Actor
  reason: string
  pressed: Pressed
}

/**
 * Takes back that money has arrived, which its seller had pressed by mistake. What the buyer had said is answered by it: it has
 * not arrived. @throws AppError `booking-not-found`, `wrong-step` for what is not the seller's own word or what another step
 * depends on, `rate-limited`
 */
export async function retractPayment(
  context: PaymentContext,
  { id, paymentId, actor, reason, pressed }: RetractPaymentInput,
  keep: RecordResult,
): Promise<number> {
  const { reader } = await getBookingRow(context.db, id, actor)
  await context.limiter.take(PAYMENTS_PER_USER, String(actor.personId))
  return withDates(context, async (trx) => {
    const locked = await lockBooking(trx, id)
    const open = reader === 'seller' ? await listRetractable(trx, locked) : []
    const arrived = open.find((fact) => fact.id === paymentId)
    if (!arrived) throw new AppError('wrong-step')
    const { method, cents } = arrived
    const now = context.now()
    const said = { kind: 'retracted', method, cents, on: toMarketDate(now), note: reason } as const
    const by = { actorId: actor.personId, key: toPressKey(pressed, id), now }
    const fact = { ...said, ...by, answersId: null, retractsId: arrived.id }
    await applyPaymentEvent(context, trx, locked, { fact, mayClaim: false })
    await keep(trx, id)
    return id
  })
}
