import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { findBrokenCells } from './check-claims.ts'

/** At night. */
export const AVAILABILITY_CRON = '35 9 * * * check-claims'

/** What is over is of no use after this: a seller's calendar shows a year back, and the past of bookings stands with them. */
const KEPT_DAYS = 400

export function availabilityTasks({ db, log, now }: Pick<AppContext, 'db' | 'log' | 'now'>) {
  return {
    'check-claims': async () => {
      const before = sql<string>`${now()}::date - ${KEPT_DAYS}::int`
      await db
        .deleteFrom('unit_claims')
        .where('kind', 'in', ['block', 'import'])
        .where(sql<string>`upper(days)`, '<', before)
        .execute()
      await db.deleteFrom('unit_cells').where('taken', '=', 0).where('cell', '<', before).execute()
      const broken = await findBrokenCells(db)
      if (broken.length > 0)
        log.error({ cells: broken.slice(0, 20), count: broken.length }, 'claims and cells differ')
    },
  }
}
