import { randomUUID } from 'node:crypto'
import { toBookingReference } from '#domain/booking/terms.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Agreed } from './build-agreed.ts'

/** What the buyer says was sent. @returns its id */
export async function buildSent(db: Db, { id, buyerId, terms }: Agreed): Promise<number> {
  const made = await db
    .insertInto('payment_facts')
    .values({
      provider: 'direct',
      key: randomUUID(),
      booking_id: id,
      kind: 'sent',
      method: 'check',
      cents: terms.totalCents,
      on_day: toMarketDate(new Date()),
      actor_id: buyerId,
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
