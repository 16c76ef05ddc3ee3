import { type Selectable, type SqlBool, sql } from 'kysely'
import { type LedgerPurpose, type LedgerSums, sumPostings } from '#domain/booking/ledger-postings.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { PaymentKind } from '#domain/booking/payment-events.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { PaymentEventsTable } from '../../../platform/db/tables.gen.ts'
import { listPosted } from './post-ledger.ts'

/**
 * What has been agreed, credited, paid and given back of bookings, and what is open of it: below zero it is owed to the
 * buyer. What is accepted and waits for its first payment counts as agreed, although the books hold it only once it is booked.
 */
export async function readMoney(
  db: Db,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, LedgerSums>> {
  if (bookingIds.length === 0) return new Map()
  const byBooking = Map.groupBy(await listPosted(db, bookingIds), ({ bookingId }) => bookingId)
  const accepted = await listAccepted(db, bookingIds)
  return new Map(
    bookingIds.map((id) => [id, withAccepted(sumPostings(byBooking.get(id) ?? []), accepted.get(id) ?? 0)]),
  )
}

/** As `readMoney`, of one booking. */
export async function readMoneyOf(db: Db, bookingId: number): Promise<LedgerSums> {
  return required((await readMoney(db, [bookingId])).get(bookingId))
}

/** As `readMoneyOf`, for who has read the booking. */
export async function readMoneyFor(
  db: Db,
  { id, status, total_cents }: { id: number; status: BookingStatus; total_cents: number },
): Promise<LedgerSums> {
  const accepted = status === 'awaiting-payment' ? total_cents : 0
  return withAccepted(sumPostings(await listPosted(db, [id])), accepted)
}

async function listAccepted(db: Db, bookingIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'total_cents'])
    .where('id', 'in', bookingIds)
    .where('status', '=', 'awaiting-payment')
    .execute()
  return new Map(rows.map((row) => [row.id, row.total_cents]))
}

function withAccepted(sums: LedgerSums, cents: number): LedgerSums {
  return { ...sums, agreedCents: sums.agreedCents + cents, openCents: sums.openCents + cents }
}

/** What was agreed of a booked booking and not yet credited: before tax, and its tax. */
export async function readCreditLeft(
  db: Db,
  bookingId: number,
): Promise<{ cents: number; taxCents: number }> {
  return required((await readCreditsLeft(db, [bookingId])).get(bookingId))
}

/** As `readCreditLeft`, of many at once. */
export async function readCreditsLeft(
  db: Db,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, { cents: number; taxCents: number }>> {
  const byBooking = Map.groupBy(await listPosted(db, bookingIds), ({ bookingId }) => bookingId)
  return new Map(bookingIds.map((id) => [id, toCreditLeft(byBooking.get(id) ?? [])]))
}

function toCreditLeft(posted: Awaited<ReturnType<typeof listPosted>>): { cents: number; taxCents: number } {
  const sumOf = (key: 'cents' | 'taxCents') =>
    posted.reduce((sum, { purpose, [key]: cents }) => sum + (SIGNS[purpose] ?? 0) * cents, 0)
  const taxCents = sumOf('taxCents')
  return { cents: sumOf('cents') - taxCents, taxCents }
}

const SIGNS: Partial<Record<LedgerPurpose, number>> = { booked: 1, credited: -1 }

export type PaymentEventRow = Selectable<PaymentEventsTable>

/** Oldest first. */
export function listPaymentEvents(db: Db, bookingIds: readonly number[]): Promise<PaymentEventRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('payment_events')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('id')
    .execute()
}

/** What a provider has told of one charge, oldest first. */
export function listEventsOfCharge(db: Db, chargeId: number): Promise<PaymentEventRow[]> {
  return db.selectFrom('payment_events').selectAll().where('charge_id', '=', chargeId).orderBy('id').execute()
}

const SENT: PaymentKind = 'sent'

/** What buyers said was sent and no seller has answered, oldest first. */
export function listUnanswered(facts: readonly PaymentEventRow[]): PaymentEventRow[] {
  const answered = new Set(facts.map(({ answers_id }) => answers_id))
  return facts.filter(({ id, kind }) => kind === SENT && !answered.has(id))
}

/** As `listUnanswered`, for an expression: whether a booking has any. @param bookingId a column, `bookings.id` */
export function hasUnanswered(bookingId: string) {
  return sql<SqlBool>`exists (select from payment_events as sent
    where sent.booking_id = ${sql.ref(bookingId)} and sent.kind = ${sql.lit(SENT)}
      and not exists (select from payment_events as answer where answer.answers_id = sent.id))`
}
