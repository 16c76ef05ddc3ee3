import type { PaymentKind } from '#domain/booking/payment-events.ts'
import { toPaymentMethod } from '#domain/booking/payment-methods.ts'
import type { ProviderId } from '#domain/booking/payment-providers.ts'
import { REFUND_STATES } from '#domain/booking/provider-payment.ts'
import { readRefundEvent } from '#domain/booking/refund-reversal.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ProviderEvent } from '../../../platform/payments/provider.ts'
import { listEventsOfCharge, type PaymentEventRow } from '../../ground/ledger/read-money.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { findByKey, type ProviderPayment, restateCharge } from './provider-payments.ts'
import { canConfirm } from './secure-paid.ts'
import type { SettlementContext } from './settlement-context.ts'
import { withDates } from './with-dates.ts'

/**
 * Takes in what a provider tells, whoever asked and in whatever order: each fact once. A transaction each: what is told of one
 * stands also where the next one fails.
 */
export async function recordProviderEvents(
  context: SettlementContext,
  provider: ProviderId,
  facts: readonly ProviderEvent[],
): Promise<void> {
  for (const fact of facts) {
    const charge = await findByKey(context.db, provider, fact.payment)
    if (charge?.kind === 'charge')
      await withDates(context, (trx, mayClaim) =>
        recordProviderEvent(context, trx, { charge, fact, mayClaim }),
      )
    else context.log.warn({ provider, fact: fact.key }, 'a payment of nothing that is known here')
  }
}

interface RecordProviderEventInput {
  charge: ProviderPayment
  fact: ProviderEvent
  mayClaim: boolean
}

/** One fact, in a transaction that its caller has begun. */
export async function recordProviderEvent(
  context: SettlementContext,
  trx: Tx,
  { charge, fact, mayClaim }: RecordProviderEventInput,
): Promise<void> {
  const now = context.now()
  const locked = await lockBooking(trx, charge.booking_id)
  const known = await listEventsOfCharge(trx, charge.id)
  const read = readRefundEvent(fact, new Set(known.map(({ key }) => key)))
  if (!read) return
  const learned = {
    kind: read.kind,
    method: toPaymentMethod(charge.provider, charge.method),
    // what took nothing is told with what it was to take
    cents: fact.cents || charge.cents,
    // a provider says when it made a refund, and not when that came back
    on: toMarketDate(read.kind === 'refund-reversed' ? now : fact.at),
    note: '',
    answersId: null,
    actorId: null,
    key: read.key,
    told: {
      by: charge.provider,
      chargeId: charge.id,
      costCents: fact.costCents,
      feeCents: recordedFee(known, fact),
    },
    now,
  }
  await applyPaymentEvent(context, trx, locked, {
    fact: learned,
    mayClaim: mayClaim && canConfirm(locked, now),
  })
  await restateCharge(trx, charge.id, fact.reference)
  if (fact.refund) await restateRefund(trx, { charge, refund: fact.refund, kind: read.kind })
}

/** Of a charge from before fees were learned none is: what went back of it is counted as it was when it came. */
function recordedFee(known: readonly PaymentEventRow[], { feeCents = 0 }: ProviderEvent): number | null {
  return known.some(({ kind, fee_cents }) => kind === 'arrived' && fee_cents === null) ? null : feeCents
}

interface RestateRefundInput {
  charge: ProviderPayment
  /** Its key. */
  refund: string
  kind: PaymentKind
}

/** What has ended is not under way any more, whatever is told of it later. */
async function restateRefund(trx: Tx, { charge, refund, kind }: RestateRefundInput): Promise<void> {
  const stands = REFUND_STATES[kind]
  if (!stands) return
  await trx
    .updateTable('provider_payments')
    .set({ state: stands })
    .where('charge_id', '=', charge.id)
    .where('key', '=', refund)
    .$if(stands === 'processing', (row) => row.where('state', '=', 'created'))
    .execute()
}
