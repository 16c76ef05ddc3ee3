import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Whoever comes back later reads everything again. */
const RETENTION_DAYS = 7
/** Rows of one statement, far below its time limit. */
const PORTION = 10_000

export const LIVE_CRON = '41 3 * * * sweep-feeds'

export function liveTasks({ db }: AppContext): TaskList {
  return { 'sweep-feeds': () => sweepFeeds(db) }
}

async function sweepFeeds(db: Db): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from feed_events where (user_id, seq) in (
        select user_id, seq from feed_events
        where created_at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${PORTION}
      )`.execute(db)
    if ((numAffectedRows ?? 0n) < PORTION) return
  }
}
