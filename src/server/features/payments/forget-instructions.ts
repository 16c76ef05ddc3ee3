import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Of the postings of a booking: what its buyer owes. */
const OPEN_CENTS = sql<number>`sum(case when posting.purpose in ('booked', 'refunded') then posting.cents else -posting.cents end)`

/**
 * Empties how sellers were paid who have left, and what their banks told, once nobody owes them anything: a booking that
 * has ended may still be paid, and its buyer must see where to.
 */
export async function forgetInstructions(db: Db): Promise<void> {
  const gone = db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_postings as posting')
            .select('booking_id')
            .whereRef('posting.seller_id', '=', 'users.id')
            .groupBy('booking_id')
            .having(OPEN_CENTS, '>', 0),
        ),
      ),
    )
  await db
    .updateTable('payment_instructions')
    .set({ sealed: '' })
    .where('seller_id', 'in', gone)
    .where('sealed', '<>', '')
    .execute()
  await db
    .updateTable('statement_lines')
    .set({ text: '' })
    .where('seller_id', 'in', gone)
    .where('text', '<>', '')
    .execute()
}
