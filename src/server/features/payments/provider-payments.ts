import type { Insertable, Selectable } from 'kysely'
import { OPEN_STATES, refundableOf, stateOf } from '#domain/booking/provider-payment.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { ProviderPaymentsTable } from '../../platform/db/tables.gen.ts'
import type { PaymentRef, ProviderId } from '../../platform/payments/provider.ts'
import { listFactsOfCharge } from '../ledger/payment-facts.ts'

export type ProviderPayment = Selectable<ProviderPaymentsTable>

export function getProviderPayment(db: Db, id: number): Promise<ProviderPayment> {
  return db.selectFrom('provider_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** By the key under which its provider knows it. */
export function findByKey(db: Db, provider: ProviderId, key: string): Promise<ProviderPayment | undefined> {
  return db
    .selectFrom('provider_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Before the provider is asked. */
export function addProviderPayment(
  trx: Tx,
  payment: Omit<Insertable<ProviderPaymentsTable>, 'asked_at'>,
): Promise<ProviderPayment> {
  return trx
    .insertInto('provider_payments')
    .values({ ...payment, asked_at: payment.created_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The charge of a booking whose end is not known yet. */
export function findOpenCharge(db: Db, bookingId: number): Promise<ProviderPayment | undefined> {
  return db
    .selectFrom('provider_payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst()
}

export function findLatestCharge(db: Db, bookingId: number): Promise<ProviderPayment | undefined> {
  return db
    .selectFrom('provider_payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'charge')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** As its provider is asked about it. */
export function toRef({ key, reference, account, created_at }: ProviderPayment): PaymentRef {
  return { key, reference, account, createdAt: created_at }
}

/** Writes down how a charge stands by all its facts. The booking is locked. */
export async function restateCharge(trx: Tx, id: number, reference: string): Promise<void> {
  const facts = await listFactsOfCharge(trx, id)
  await trx
    .updateTable('provider_payments')
    .set(({ fn, val }) => ({
      state: stateOf(facts),
      reference: fn.coalesce('reference', val(reference)),
    }))
    .where('id', '=', id)
    .execute()
}

/** What can be given back of a charge: never more than came, less what is on its way back. The booking is locked. */
export async function readRefundable(trx: Tx, chargeId: number): Promise<number> {
  const pending = await trx
    .selectFrom('provider_payments')
    .select('id')
    .where('charge_id', '=', chargeId)
    .where('state', '=', 'created')
    .executeTakeFirst()
  return pending ? 0 : refundableOf(await listFactsOfCharge(trx, chargeId))
}
