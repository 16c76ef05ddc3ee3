import { sql } from 'kysely'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockBooking } from '../bookings/lock-booking.ts'

const BATCH = 200

/** Proof that nobody has said a word about for some days counts as accepted, and is named so. It moves no money. */
export async function acceptByTime(context: Pick<AppContext, 'db' | 'now' | 'metrics'>): Promise<void> {
  const now = context.now()
  const before = sql`${now}::timestamptz - make_interval(days => ${PROOF_LIMITS.acceptDays})`
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select distinct booking_id as id from proofs where received_at <= ${before}
        and not exists (select from proof_decisions where proof_id = proofs.id)
      order by booking_id limit ${BATCH}`.execute(context.db)
    for (const { id } of rows)
      await inTransaction(context, async (trx) => {
        await lockBooking(trx, id)
        await sql`insert into proof_decisions (proof_id, decision, created_at)
          select id, 'accepted-by-time', ${now} from proofs where booking_id = ${id} and received_at <= ${before}
          on conflict do nothing`.execute(trx)
      })
    if (rows.length < BATCH) return
  }
}
