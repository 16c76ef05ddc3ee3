import type { Insertable, Selectable } from 'kysely'
import type { ProviderId } from '#domain/booking/payment-providers.ts'
import { OPEN_STATES, stateOf } from '#domain/booking/provider-payment.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ProviderPaymentsTable } from '../../../platform/db/tables.gen.ts'
import type { PaymentRef } from '../../../platform/payments/provider.ts'
import { listEventsOfCharge } from '../../ground/ledger/read-money.ts'

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

/** Before the provider is requested to do it. @returns when it was before, and may have happened; null: never */
export async function markRequested(db: Db, id: number, now: Date): Promise<Date | null> {
  const first = await db
    .updateTable('provider_payments')
    .set({ requested_at: now })
    .where('id', '=', id)
    .where('requested_at', 'is', null)
    .executeTakeFirst()
  return first.numUpdatedRows > 0n ? null : (await getProviderPayment(db, id)).requested_at
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
  const facts = await listEventsOfCharge(trx, id)
  await trx
    .updateTable('provider_payments')
    .set(({ fn, val }) => ({
      state: stateOf(facts),
      reference: fn.coalesce('reference', val(reference)),
    }))
    .where('id', '=', id)
    .execute()
}
