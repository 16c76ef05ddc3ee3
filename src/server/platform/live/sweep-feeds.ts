import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Whoever comes back later reads everything again. */
const RETENTION_DAYS = 7
/** Rows of one statement, far below its time limit. */
const PORTION = 10_000

/** Deletes what is old of everybody's feeds. */
export async function sweepFeeds(db: Db): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from feed_events where (user_id, seq) in (
        select user_id, seq from feed_events
        where created_at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${PORTION}
      )`.execute(db)
    if ((numAffectedRows ?? 0n) < PORTION) return
  }
}
