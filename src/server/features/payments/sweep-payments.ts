import { type SqlBool, sql } from 'kysely'
import { OPEN_STATES, type ProviderState } from '#domain/booking/provider-payment.ts'
import type { Db } from '../../platform/db/database.ts'
import { retryLocks } from '../../platform/db/retry-locks.ts'
import { toWordList } from '../../platform/db/word-list.ts'
import { type ProviderFact, ProviderRefused } from '../../platform/payments/provider.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { OPEN_CENTS } from '../ledger/open-cents.ts'
import { readMoneyOf } from '../ledger/read-money.ts'
import { listReversible } from './list-reversible.ts'
import {
  addProviderPayment,
  getProviderPayment,
  type ProviderPayment,
  readRefundable,
  toRef,
} from './provider-payments.ts'
import { askAgain } from './settle-charge.ts'
import type { Settling } from './settling.ts'
import { takeFacts } from './take-facts.ts'

const MINUTE_MS = 60_000
const BATCH = 100

/** Of a refund: it is under way, or its provider will not. */
const TRIED_STATES = ['created', 'refused'] as const satisfies ProviderState[]

/** Asks what became of payments where no answer came, and has providers give back what is owed back of the money that they took. */
export async function sweepPayments(context: Settling): Promise<void> {
  for (const id of await listUnsure(context)) await settle(context, id)
  for (const id of await listReversible(context)) await settle(context, id)
  for (const bookingId of await listOwedBack(context.db)) {
    const id = await startRefund(context, bookingId)
    if (id !== undefined) await settle(context, id)
  }
}

/** One that fails keeps no other waiting. */
async function settle(context: Settling, id: number): Promise<void> {
  try {
    await context.db
      .updateTable('provider_payments')
      .set({ asked_at: context.now() })
      .where('id', '=', id)
      .execute()
    const payment = await getProviderPayment(context.db, id)
    await (payment.kind === 'charge' ? askAgain(context, payment) : giveBack(context, payment))
  } catch (error) {
    context.log.warn({ err: error, payment: id }, 'a payment stays unsure')
  }
}

async function giveBack(context: Settling, refund: ProviderPayment): Promise<void> {
  const provider = context.providers.get(refund.provider)
  const charge = await getProviderPayment(context.db, refund.charge_id!)
  if (!provider || refund.state !== 'created') return
  const { key, cents } = refund
  const facts = await provider.refund(toRef(charge), { key, cents }).catch((error) => {
    if (!(error instanceof ProviderRefused)) throw error
    context.log.warn({ err: error, payment: refund.id }, 'a provider refused to give money back')
    return [toRefused(charge, refund, context.now())]
  })
  await takeFacts(context, refund.provider, facts)
}

/** It understood and will not: the seller gives it back. */
function toRefused(charge: ProviderPayment, { key, cents }: ProviderPayment, at: Date): ProviderFact {
  return {
    key: `${key}:refund-refused`,
    payment: charge.key,
    refund: key,
    reference: charge.reference ?? charge.key,
    state: 'refund-refused',
    cents,
    costCents: 0,
    at,
  }
}

/** What was asked a minute ago may still be answered. */
async function listUnsure({ db, now, providers }: Settling): Promise<number[]> {
  if (providers.size === 0) return []
  const rows = await db
    .selectFrom('provider_payments')
    .select('id')
    .where('provider', 'in', [...providers.keys()])
    .where('state', 'in', OPEN_STATES)
    .where('asked_at', '<=', new Date(now().getTime() - MINUTE_MS))
    .orderBy('asked_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

async function listOwedBack(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings as booking')
    .select('booking.id')
    .where(OPEN_CENTS, '<', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('provider_payments as charge')
          .select('charge.id')
          .whereRef('charge.booking_id', '=', 'booking.id')
          .where('charge.state', '=', 'captured')
          .where(sql<SqlBool>`not exists (select from provider_payments as refund
            where refund.charge_id = charge.id and refund.state in (${toWordList(TRIED_STATES)}))`),
      ),
    )
    .orderBy('booking.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** Never more than its charge still has. @returns what is to be asked; undefined: nothing is owed back any more */
function startRefund({ db, metrics, now }: Settling, bookingId: number): Promise<number | undefined> {
  return retryLocks(metrics, () =>
    db.transaction().execute(async (trx) => {
      await lockBooking(trx, bookingId)
      const { openCents } = await readMoneyOf(trx, bookingId)
      const charges = await trx
        .selectFrom('provider_payments')
        .selectAll()
        .where('booking_id', '=', bookingId)
        .where('state', '=', 'captured')
        .orderBy('id', 'desc')
        .execute()
      for (const { id: charge_id, provider, method, account } of charges) {
        const cents = Math.min(-openCents, await readRefundable(trx, charge_id))
        if (cents <= 0) continue
        const refund = {
          kind: 'refund',
          charge_id,
          booking_id: bookingId,
          provider,
          method,
          account,
          cents,
        } as const
        return (await addProviderPayment(trx, { ...refund, created_at: now(), expires_at: now() })).id
      }
      return undefined
    }),
  )
}
