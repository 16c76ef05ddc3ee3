import { sql } from 'kysely'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import type { AppContext } from '../../../context.ts'

/** Swept again for so long, in case a sweep or the store was away. */
const DAYS_AGAIN = 30

/** Deletes files some years after the end of their booking; what was handed in and decided stays as it is written. */
export async function sweepProofs({
  db,
  files,
  now,
}: Pick<AppContext, 'db' | 'files' | 'now'>): Promise<void> {
  const years = PROOF_LIMITS.keptYears
  const { rows } = await sql<{ path: string | null; preview_path: string | null }>`
    select path, preview_path from proofs join bookings on bookings.id = booking_id
    where path is not null
      and last_day < (${now()}::timestamptz - make_interval(years => ${years}))::date
      and last_day >= (${now()}::timestamptz - make_interval(years => ${years}, days => ${DAYS_AGAIN}))::date`.execute(
    db,
  )
  for (const { path, preview_path } of rows)
    for (const one of [path, preview_path]) if (one) await files.delete(one)
}
