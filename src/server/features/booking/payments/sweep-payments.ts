import { OPEN_STATES } from '#domain/booking/provider-payment.ts'
import { required } from '#domain/required.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { ProviderRefused } from '../../../platform/payments/provider.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { listRefundable } from './list-refundable.ts'
import { listReversible } from './list-reversible.ts'
import {
  addProviderPayment,
  getProviderPayment,
  markRequested,
  type ProviderPayment,
  toRef,
} from './provider-payments.ts'
import { recordProviderEvents } from './record-provider-events.ts'
import { readRefundPlan } from './refund-plans.ts'
import { refreshCharge } from './settle-charge.ts'
import type { SettlementContext } from './settlement-context.ts'
import { toRefused } from './to-refused.ts'

const MINUTE_MS = 60_000
const BATCH = 100

/** Looked at no more often than this while it is under way; its notice comes sooner. */
const UNDER_WAY_MS = 15 * MINUTE_MS

/** Asks what became of payments where no answer came, and has providers give back what is owed back of the money that they took. */
export async function sweepPayments(context: SettlementContext): Promise<void> {
  await cancelUnreachable(context)
  for (const id of await listUnsure(context)) await settle(context, id)
  for (const id of await listReversible(context)) await settle(context, id)
  for (const bookingId of await listRefundable(context)) await refundBooking(context, bookingId)
}

/** One that cannot be begun keeps no other booking waiting. */
async function refundBooking(context: SettlementContext, bookingId: number): Promise<void> {
  try {
    const id = await startRefund(context, bookingId)
    if (id !== undefined) await settle(context, id)
  } catch (error) {
    context.log.warn({ err: error, booking: bookingId }, 'a refund could not be begun')
  }
}

/** One that fails keeps no other waiting. */
async function settle(context: SettlementContext, id: number): Promise<void> {
  try {
    await context.db
      .updateTable('provider_payments')
      .set({ asked_at: context.now() })
      .where('id', '=', id)
      .execute()
    const payment = await getProviderPayment(context.db, id)
    await (payment.kind === 'charge' ? refreshCharge(context, payment) : giveBack(context, payment))
  } catch (error) {
    context.log.warn({ err: error, payment: id }, 'a payment stays unsure')
  }
}

/** What the provider has taken on is read, and not requested again. */
async function giveBack(context: SettlementContext, refund: ProviderPayment): Promise<void> {
  const provider = context.providers.get(refund.provider)
  const charge = await getProviderPayment(context.db, required(refund.charge_id))
  if (!provider) return
  if (refund.state === 'processing')
    return recordProviderEvents(context, refund.provider, await provider.read(toRef(charge)))
  if (refund.state !== 'created') return
  const { key, cents } = refund
  const requestedAt = await markRequested(context.db, refund.id, context.now())
  const facts = await provider.refund(toRef(charge), { key, cents, requestedAt }).catch((error) => {
    if (!(error instanceof ProviderRefused)) throw error
    context.log.warn({ err: error, payment: refund.id }, 'a provider refused to give money back')
    return [toRefused(charge, refund, context.now())]
  })
  await recordProviderEvents(context, refund.provider, facts)
}

/**
 * Refunds that were never requested of a provider that is not configured any more: nothing has left, and people may give it back.
 * Ended, not waiting: a provider that comes again gives back what is owed then.
 */
async function cancelUnreachable({ db, providers }: SettlementContext): Promise<void> {
  await db
    .updateTable('provider_payments')
    .set({ state: 'cancelled' })
    .where('kind', '=', 'refund')
    .where('state', '=', 'created')
    .where('requested_at', 'is', null)
    .$if(providers.size > 0, (rows) => rows.where('provider', 'not in', [...providers.keys()]))
    .execute()
}

/** What was asked a minute ago may still be answered. */
async function listUnsure({ db, now, providers }: SettlementContext): Promise<number[]> {
  if (providers.size === 0) return []
  const before = (ms: number) => new Date(now().getTime() - ms)
  const rows = await db
    .selectFrom('provider_payments')
    .select('id')
    .where('provider', 'in', [...providers.keys()])
    .where('state', 'in', OPEN_STATES)
    .where('asked_at', '<=', before(MINUTE_MS))
    .where(({ or, eb }) =>
      or([
        eb('kind', '=', 'charge'),
        eb('state', '=', 'created'),
        eb('asked_at', '<=', before(UNDER_WAY_MS)),
      ]),
    )
    .orderBy('asked_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** Never more than its charge still has. @returns what is to be requested; undefined: nothing is owed back any more */
function startRefund(context: SettlementContext, bookingId: number): Promise<number | undefined> {
  const { db, metrics, now } = context
  return inTransaction({ db, metrics }, async (trx) => {
    await lockBooking(trx, bookingId)
    const next = (await readRefundPlan(trx, bookingId, context)).next
    if (!next) return undefined
    const { id: charge_id, provider, method, account } = await getProviderPayment(trx, next.chargeId)
    const refund = {
      kind: 'refund',
      charge_id,
      booking_id: bookingId,
      provider,
      method,
      account,
      cents: next.cents,
    } as const
    return (await addProviderPayment(trx, { ...refund, created_at: now(), expires_at: now() })).id
  })
}
