import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { toBookingReference } from '#domain/booking/reference.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { postLedger } from '#server/features/ground/ledger/post-ledger.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PaymentEventsTable } from '#server/platform/db/tables.gen.ts'
import type { Agreed } from './build-agreed.ts'

/** What the buyer says was sent. @returns its id */
export async function buildSent(
  db: Db,
  { id, buyerId, terms }: Pick<Agreed, 'id' | 'buyerId'> & { terms: { totalCents: number } },
): Promise<number> {
  return buildPaymentEvent(db, id, { kind: 'sent', cents: terms.totalCents, actor_id: buyerId })
}

/** Money that has come, as its seller says. @returns its id */
export async function buildArrived(db: Db, { id, sellerId, terms }: Agreed): Promise<number> {
  const cents = terms.totalCents
  const fact = await buildPaymentEvent(db, id, { kind: 'arrived', cents, actor_id: sellerId })
  const posting = { purpose: 'paid', source: `fact:${fact}`, bookingId: id, sellerId, cents } as const
  await db.transaction().execute((trx) => postLedger(trx, { ...posting, now: new Date() }))
  return fact
}

/** That it has not come, as its seller says. */
export async function buildDenied(db: Db, id: number, sent: number): Promise<void> {
  await buildPaymentEvent(db, id, { kind: 'not-arrived', cents: 100, answers_id: sent })
}

type Told = Pick<Insertable<PaymentEventsTable>, 'kind' | 'cents' | 'actor_id' | 'answers_id'>

/** Something that is learned of money. @returns its id */
export async function buildPaymentEvent(db: Db, bookingId: number, told: Told): Promise<number> {
  const made = await db
    .insertInto('payment_events')
    .values({
      ...told,
      provider: 'direct',
      key: randomUUID(),
      booking_id: bookingId,
      method: 'check',
      on_day: toMarketDate(new Date()),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** A line of a bank's that waits for the seller. @returns its id */
export async function buildStatementLine(
  db: Db,
  { sellerId, cents }: { sellerId: number; cents: number },
): Promise<number> {
  const statement = await db
    .insertInto('statements')
    .values({ seller_id: sellerId, name: 'march.csv', known: 0, skipped: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('statement_lines')
    .values({
      seller_id: sellerId,
      statement_id: statement.id,
      line_hash: Buffer.from(randomUUID()),
      on_day: toMarketDate(new Date()),
      text: 'Transfer',
      cents,
      status: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A statement with the money of a booking, as its seller's bank writes it. */
export function writeStatement(lines: readonly { bookingId: number; cents: number; on?: string }[]): string {
  const rows = lines.map(
    ({ bookingId, cents, on = toMarketDate(new Date()) }) =>
      `${on},Transfer ${toBookingReference(bookingId)},${cents / 100}`,
  )
  return ['Date,Description,Amount', ...rows].join('\n')
}
