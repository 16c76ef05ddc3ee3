import { type Selectable, type SqlBool, sql } from 'kysely'
import type { PaymentKind } from '#domain/booking/payment-events.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { PaymentFactsTable } from '../../../platform/db/tables.gen.ts'

export type PaymentEventRow = Selectable<PaymentFactsTable>

/** Oldest first. */
export function listPaymentEvents(db: Db, bookingIds: readonly number[]): Promise<PaymentEventRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('payment_facts')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('id')
    .execute()
}

/** What a provider has told of one charge, oldest first. */
export function listEventsOfCharge(db: Db, chargeId: number): Promise<PaymentEventRow[]> {
  return db.selectFrom('payment_facts').selectAll().where('charge_id', '=', chargeId).orderBy('id').execute()
}

const SENT: PaymentKind = 'sent'

/** What buyers said was sent and no seller has answered, oldest first. */
export function listUnanswered(facts: readonly PaymentEventRow[]): PaymentEventRow[] {
  const answered = new Set(facts.map(({ answers_id }) => answers_id))
  return facts.filter(({ id, kind }) => kind === SENT && !answered.has(id))
}

/** As `listUnanswered`, for an expression: whether a booking has any. @param bookingId a column, `bookings.id` */
export function hasUnanswered(bookingId: string) {
  return sql<SqlBool>`exists (select from payment_facts as sent
    where sent.booking_id = ${sql.ref(bookingId)} and sent.kind = ${sql.lit(SENT)}
      and not exists (select from payment_facts as answer where answer.answers_id = sent.id))`
}
