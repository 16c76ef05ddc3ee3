import type { Task } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'

export const SWEEP_ERRORS_TASK = 'sweep-errors'
export const ERROR_LOG_CRON = `17 3 * * * ${SWEEP_ERRORS_TASK}`
const RETENTION_DAYS = 30

export function sweepErrors({ db }: AppContext): Task {
  return async () => {
    await db
      .deleteFrom('error_reports')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
      .execute()
  }
}
