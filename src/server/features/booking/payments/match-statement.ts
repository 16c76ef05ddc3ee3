import { type SqlBool, sql } from 'kysely'
import { listExactAmounts } from '#domain/booking/payments.ts'
import { findReference } from '#domain/booking/statement.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { listOpenBookings } from './list-open.ts'
import { type LineRow, matchLine } from './match-line.ts'
import type { PaymentContext } from './record-payment.ts'

export const MATCH_TASK = 'match-statement'

/** Matches the lines of a statement that name a booking, then says which of the others an amount points to. */
export async function matchStatement(context: PaymentContext, id: number): Promise<void> {
  const { db } = context
  for (const line of await listUnread(db, id))
    if (findReference(line.text) !== null) await matchLine(context, line.id)
  await suggestBookings(context, await listUnread(db, id))
}

/** Of the only open booking of the seller's that the amount would pay to the cent. */
async function suggestBookings({ db, now }: PaymentContext, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return
  const own = sql<SqlBool>`booking.seller_id = ${required(lines[0]).seller_id}`
  const open = await listOpenBookings(db, { only: own, now: now() })
  for (const { id, cents } of lines) {
    const fitting = open.filter(({ dues }) => listExactAmounts(dues).includes(cents))
    if (fitting.length !== 1) continue
    await db
      .updateTable('statement_lines')
      .set({
        booking_id: required(fitting[0]).id,
        problem: 'It names no booking; the amount is what is open of this one.',
      })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute()
  }
}

function listUnread(db: Db, statementId: number): Promise<LineRow[]> {
  return db
    .selectFrom('statement_lines')
    .selectAll()
    .where('statement_id', '=', statementId)
    .where('status', '=', 'open')
    .where('problem', 'is', null)
    .orderBy('id')
    .execute()
}
