import type { PaymentKind } from '#domain/booking/payments.ts'
import type { ProviderState } from '#domain/booking/provider-payment.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ProviderEvent, ProviderEventState, ProviderId } from '../../../platform/payments/provider.ts'
import { listEventsOfCharge } from '../../ground/ledger/payment-facts.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { findByKey, type ProviderPayment, restateCharge } from './provider-payments.ts'
import { canConfirm } from './secure-paid.ts'
import type { Settling } from './settling.ts'
import { toMethod } from './to-method.ts'
import { withDates } from './with-dates.ts'

/**
 * Takes in what a provider tells, whoever asked and in whatever order: each fact once. A transaction each: what is told of one
 * stands also where the next one fails.
 */
export async function recordProviderEvents(
  context: Settling,
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
  context: Settling,
  trx: Tx,
  { charge, fact, mayClaim }: RecordProviderEventInput,
): Promise<void> {
  const now = context.now()
  const locked = await lockBooking(trx, charge.booking_id)
  const learned = {
    kind: KINDS[fact.state],
    method: toMethod(charge),
    // what took nothing is told with what it was to take
    cents: fact.cents || charge.cents,
    on: toMarketDate(fact.at),
    note: '',
    answersId: null,
    actorId: null,
    key: fact.key,
    told: {
      by: charge.provider,
      chargeId: charge.id,
      costCents: fact.costCents,
      feeCents: await readKept(trx, charge, fact),
    },
    now,
  }
  await applyPaymentEvent(context, trx, locked, {
    fact: learned,
    mayClaim: mayClaim && canConfirm(locked, now),
  })
  await restateCharge(trx, charge.id, fact.reference)
  if (fact.refund) await restateRefund(trx, charge, fact)
}

/** Of a charge from before fees were learned none is: what went back of it is counted as it was when it came. */
async function readKept(
  trx: Tx,
  { id }: ProviderPayment,
  { feeCents = 0 }: ProviderEvent,
): Promise<number | null> {
  const facts = await listEventsOfCharge(trx, id)
  return facts.some(({ kind, fee_cents }) => kind === 'arrived' && fee_cents === null) ? null : feeCents
}

/** What has ended is not under way any more, whatever is told of it later. */
async function restateRefund(
  trx: Tx,
  charge: ProviderPayment,
  { refund, state }: ProviderEvent,
): Promise<void> {
  const stands = REFUND_STATES[state]
  if (!stands) return
  await trx
    .updateTable('provider_payments')
    .set({ state: stands })
    .where('charge_id', '=', charge.id)
    .where('key', '=', required(refund))
    .$if(stands === 'processing', (row) => row.where('state', '=', 'created'))
    .execute()
}

const REFUND_STATES: Partial<Record<ProviderEventState, ProviderState>> = {
  'refund-pending': 'processing',
  refunded: 'returned',
  'refund-refused': 'refused',
}

const KINDS: Record<ProviderEventState, PaymentKind> = {
  processing: 'processing',
  authorized: 'authorized',
  captured: 'arrived',
  refused: 'refused',
  cancelled: 'cancelled',
  bounced: 'bounced',
  refunded: 'returned',
  'refund-pending': 'refund-pending',
  'refund-refused': 'refund-refused',
  disputed: 'disputed',
  'dispute-won': 'dispute-won',
  'dispute-lost': 'dispute-lost',
}
