import { sql } from 'kysely'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockBooking } from '../bookings/lock-booking.ts'

const BATCH = 200

/**
 * Proof that nobody has said a word about for some days counts as accepted, and is named so. It moves no money. What came later
 * for the same duty gives its buyer as long again: accepted once is accepted for all of a duty.
 */
export async function acceptByTime(context: Pick<AppContext, 'db' | 'now' | 'metrics'>): Promise<void> {
  const now = context.now()
  const before = sql`${now}::timestamptz - make_interval(days => ${PROOF_LIMITS.acceptDays})`
  const isUnanswered = sql`received_at <= ${before}
    and not exists (select from proof_decisions where proof_id = proofs.id)
    and not exists (select from proofs as later where later.booking_id = proofs.booking_id and later.duty = proofs.duty
      and later.received_at > ${before} and not exists (select from proof_decisions where proof_id = later.id))`
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select distinct booking_id as id from proofs where ${isUnanswered}
      order by booking_id limit ${BATCH}`.execute(context.db)
    for (const { id } of rows)
      await inTransaction(context, async (trx) => {
        await lockBooking(trx, id)
        await sql`insert into proof_decisions (proof_id, decision, created_at)
          select id, 'accepted-by-time', ${now} from proofs where booking_id = ${id} and ${isUnanswered}
          on conflict do nothing`.execute(trx)
      })
    if (rows.length < BATCH) return
  }
}
