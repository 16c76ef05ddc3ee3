import type { Insertable } from 'kysely'
import type { PaymentKind } from '#domain/booking/payment-events.ts'
import type { PaymentMethod } from '#domain/booking/payment-methods.ts'
import type { ProviderId } from '#domain/booking/payment-providers.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PaymentEventsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestKey } from '../../../platform/http/idempotent.ts'
import { listUnanswered, type PaymentEventRow } from '../../ground/ledger/read-money.ts'

/** Something that is learned of money. */
export interface NewPaymentEvent {
  bookingId: number
  kind: PaymentKind
  method: PaymentMethod
  /** Integer US cents. */
  cents: number
  /** The day, `YYYY-MM-DD`. */
  on: string
  note: string
  /** What the buyer said was sent, and this answers. */
  answersId: number | null
  /** What has arrived after all not; absent: none. */
  retractsId?: number
  /** Who said it; null: read in a statement, or told by a provider. */
  actorId: number | null
  /** Names what happened, not who told it: `press:7:…` (`toPressKey`), `line:42`, `pi_1:captured`. */
  key: string
  /** Of what a provider tells; absent: people or their bank do. */
  told?: { by: ProviderId; chargeId: number; costCents: number; feeCents: number | null }
  now: Date
}

/** By which a request is known. */
export type Pressed = Pick<RequestKey, 'userId' | 'route' | 'key'>

/** What a request says, once: one key is one deed of one person, on one route and booking. */
export function toPressKey({ userId, route, key }: Pressed, bookingId: number): string {
  return `press:${userId}:${route}:${bookingId}:${key}`
}

/**
 * @returns the fact, or undefined where a provider or a bank had told it before
 * @throws AppError `idempotency-key-reused` where a person had said it before: whoever is answered as before is known by the key itself
 */
export async function insertPaymentEvent(
  trx: Tx,
  fact: NewPaymentEvent,
): Promise<PaymentEventRow | undefined> {
  const row: Insertable<PaymentEventsTable> = {
    provider: fact.told?.by ?? 'direct',
    charge_id: fact.told?.chargeId ?? null,
    cost_cents: fact.told?.costCents ?? 0,
    fee_cents: fact.told?.feeCents ?? null,
    key: fact.key,
    booking_id: fact.bookingId,
    kind: fact.kind,
    method: fact.method,
    cents: fact.cents,
    on_day: fact.on,
    note: fact.note,
    answers_id: fact.answersId,
    retracts_id: fact.retractsId ?? null,
    actor_id: fact.actorId,
    created_at: fact.now,
  }
  const kept = await trx
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.constraint('payment_events_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!kept && fact.actorId !== null) throw new AppError('idempotency-key-reused')
  return kept
}

/** The `sent` that money answers which nobody named: the earliest of its amount, else the only one. */
export function findAnswered(facts: readonly PaymentEventRow[], cents: number): number | null {
  const open = listUnanswered(facts)
  const same = open.find((one) => one.cents === cents)
  return (same ?? (open.length === 1 ? open[0] : undefined))?.id ?? null
}
