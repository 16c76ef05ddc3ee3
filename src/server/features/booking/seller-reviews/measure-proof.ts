import { sql } from 'kysely'
import { PROOF_STATUSES } from '#domain/booking/proof/stand.ts'
import { ENOUGH_DUE } from '#domain/booking/review/rating-part.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readDuties } from '../duties/read-duties.ts'

/** Proof that was due longer ago counts no more. */
const PROOF_DAYS = 180
const BATCH = 200

interface ProofRecord {
  due: number
  onTime: number
  overdue: number
}

/** Measures how much of each seller's proof came in time, and writes what differs. Duties change by the day: so does this. */
export async function measureProof({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const rows = [...(await countProof(db, now()))].map(([seller_id, { due, onTime, overdue }]) => ({
    seller_id,
    due,
    on_time: onTime,
    overdue,
  }))
  await sql`
    with measured as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m (seller_id int, due int, on_time int, overdue int)),
    gone as (delete from seller_proof_records as known where not exists (
      select from measured where measured.seller_id = known.seller_id))
    insert into seller_proof_records as known (seller_id, due, on_time, overdue) select * from measured
    on conflict (seller_id) do update set due = excluded.due, on_time = excluded.on_time, overdue = excluded.overdue
    where (known.due, known.on_time, known.overdue) is distinct from (excluded.due, excluded.on_time, excluded.overdue)`.execute(
    db,
  )
}

/** By seller: what was due lately, what of it came by its day, and what is missing. */
async function countProof(db: Db, now: Date): Promise<Map<number, ProofRecord>> {
  const since = new Date(now.getTime() - PROOF_DAYS * DAY_MS).toISOString().slice(0, 10)
  const found = new Map<number, ProofRecord>()
  for (let after = 0; ; ) {
    const bookings = await db
      .selectFrom('bookings')
      .select(['id', 'seller_id'])
      .where('id', '>', after)
      .where('status', 'in', PROOF_STATUSES)
      // what a seller owes to whom they sold elsewhere says nothing of them here
      .where('origin', '=', 'market')
      .where('last_day', '>=', since)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const owed = await readDuties(db, { ids: bookings.map(({ id }) => id), now })
    for (const { id, seller_id } of bookings) {
      const { stands = [], today = since } = owed.get(id) ?? {}
      const past = stands.filter(({ dueOn }) => dueOn >= since && dueOn < today)
      if (past.length === 0) continue
      const { due, onTime, overdue } = found.get(seller_id) ?? { due: 0, onTime: 0, overdue: 0 }
      found.set(seller_id, {
        due: due + past.length,
        onTime: onTime + past.filter(({ firstOn, dueOn }) => firstOn != null && firstOn <= dueOn).length,
        overdue: overdue + past.filter(({ state }) => state === 'overdue').length,
      })
    }
    if (bookings.length < BATCH) return found
    after = bookings.at(-1)?.id ?? after
  }
}

/** For everybody: of how much proof that was due how much came by its day; null: too little was due to say. */
export async function readProofRecord(
  db: Db,
  sellerId: number,
): Promise<{ due: number; onTime: number } | null> {
  const row = await db
    .selectFrom('seller_proof_records')
    .innerJoin('organizations as seller', 'seller.id', 'seller_id')
    .select(['due', 'on_time'])
    .where('seller_id', '=', sellerId)
    .where('seller.deleted_at', 'is', null)
    .where('seller.status', '<>', 'suspended')
    .where('due', '>=', ENOUGH_DUE)
    .executeTakeFirst()
  return row ? { due: row.due, onTime: row.on_time } : null
}
