import { sql } from 'kysely'
import { DAY_MS } from '#domain/dates.ts'
import type { AppContext } from '../../context.ts'

/** Of the postings of a booking: what its buyer owes. */
const OPEN_CENTS = sql<number>`sum(case when posting.purpose in ('booked', 'refunded', 'retracted') then posting.cents else -posting.cents end)`

/** A seller leaves when all bookings have ended: from then on, so long can what is owed still be paid. */
const KEPT_DAYS = 180

/**
 * Empties how sellers were paid who have left, and what their banks told, once nobody owes them anything, or has paid in
 * all the time there was: a booking that has ended may still be paid, and its buyer must see where to.
 */
export async function forgetInstructions({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const gone = db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('deleted_at', '<', new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
        not(
          exists(
            selectFrom('ledger_postings as posting')
              .select('booking_id')
              .whereRef('posting.seller_id', '=', 'users.id')
              .groupBy('booking_id')
              .having(OPEN_CENTS, '>', 0),
          ),
        ),
      ]),
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
