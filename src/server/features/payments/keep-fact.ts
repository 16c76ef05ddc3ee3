import type { Insertable, Selectable } from 'kysely'
import type { DirectMethod, PaymentKind } from '#domain/booking/payments.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { PaymentFactsTable } from '../../platform/db/tables.gen.ts'

export type FactRow = Selectable<PaymentFactsTable>

/** Something that is learned of money. */
export interface NewFact {
  bookingId: number
  kind: PaymentKind
  method: DirectMethod
  /** Integer US cents. */
  cents: number
  /** The day, `YYYY-MM-DD`. */
  on: string
  note: string
  /** What the buyer said was sent, and this answers. */
  answersId: number | null
  /** Who said it; null: read in a statement. */
  actorId: number | null
  /** Names what happened, not who told it: `press:7:KEY`, `line:42`. */
  key: string
  now: Date
}

/** @returns the fact, or undefined where it was known */
export async function keepFact(trx: Tx, fact: NewFact): Promise<FactRow | undefined> {
  const row: Insertable<PaymentFactsTable> = {
    provider: 'direct',
    key: fact.key,
    booking_id: fact.bookingId,
    kind: fact.kind,
    method: fact.method,
    cents: fact.cents,
    on_day: fact.on,
    note: fact.note,
    answers_id: fact.answersId,
    actor_id: fact.actorId,
    created_at: fact.now,
  }
  return trx
    .insertInto('payment_facts')
    .values(row)
    .onConflict((conflict) => conflict.constraint('payment_facts_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Oldest first. */
export function listFacts(db: Db, bookingIds: readonly number[]): Promise<FactRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('payment_facts')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('id')
    .execute()
}

/** What buyers said was sent and no seller has answered, oldest first. */
export function listUnanswered(facts: readonly FactRow[]): FactRow[] {
  const answered = new Set(facts.map(({ answers_id }) => answers_id))
  return facts.filter(({ id, kind }) => kind === 'sent' && !answered.has(id))
}

/** The `sent` that money answers which nobody named: the earliest of its amount, else the only one. */
export function findAnswered(facts: readonly FactRow[], cents: number): number | null {
  const open = listUnanswered(facts)
  const same = open.find((one) => one.cents === cents)
  return (same ?? (open.length === 1 ? open[0] : undefined))?.id ?? null
}
