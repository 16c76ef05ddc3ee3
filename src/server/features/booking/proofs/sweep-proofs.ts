import { sql } from 'kysely'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import type { AppContext } from '../../../context.ts'

type SweepContext = Pick<AppContext, 'db' | 'files' | 'now'>

const BATCH = 200

/**
 * Deletes files some years after the end of their booking; what was handed in and decided stays as it is written. A batch is
 * recorded as gone once its files are: what was not reached is met again the next time, however long ago it was.
 */
export async function sweepProofs(context: SweepContext, batch = BATCH): Promise<void> {
  while ((await sweepSome(context, batch)) === batch);
}

async function sweepSome({ db, files, now }: SweepContext, batch: number): Promise<number> {
  const { rows } = await sql<{ id: string; path: string; preview_path: string | null }>`
    select proofs.id, path, preview_path from bookings join proofs on proofs.booking_id = bookings.id
    where path is not null
      and last_day < (${now()}::timestamptz - make_interval(years => ${PROOF_LIMITS.keptYears}))::date
      and not exists (select from proof_files_gone where proof_id = proofs.id)
    order by last_day, proofs.id limit ${batch}`.execute(db)
  for (const { path, preview_path } of rows)
    for (const one of [path, preview_path]) if (one) await files.delete(one)
  if (rows.length === 0) return 0
  await db
    .insertInto('proof_files_gone')
    .values(rows.map(({ id }) => ({ proof_id: id, deleted_at: now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return rows.length
}
