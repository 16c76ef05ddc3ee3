import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'

/** Bookings deleted in one transaction. */
const BATCH = 100

/** Nightly, off-peak. */
export const RETENTION_CRON = '45 4 * * * keep-retention ?max=3'

/**
 * Retention promised by the privacy policy: bookings go seven years after they have ended, with everything that hangs on them;
 * address and browser of whoever accepted go after one. The database decides what is old enough, by its own clock.
 * @returns how many bookings were deleted and acceptances masked
 */
export async function keepRetention({
  db,
}: Pick<AppContext, 'db'>): Promise<{ deleted: number; masked: number }> {
  const { rows } = await sql<{ masked: number }>`select mask_old_acceptances() as masked`.execute(db)
  let deleted = 0
  for (let some = BATCH; some === BATCH; deleted += some) {
    const gone = await sql<{ count: number }>`select delete_old_bookings(${BATCH}) as count`.execute(db)
    some = required(gone.rows[0]).count
  }
  return { deleted, masked: required(rows[0]).masked }
}
