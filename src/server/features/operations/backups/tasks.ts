import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { whileAlone } from './backup-lock.ts'
import { takeBackup } from './take-backup.ts'

export const BACKUP_TASK = 'take-backup'
/** At night on the west coast; made up for when the machine was off. */
export const BACKUP_CRON = `20 11 * * * ${BACKUP_TASK} ?fill=1d&max=3&jobKey=take-backup`
const RETENTION_DAYS = 90

export function backupTasks(context: AppContext): TaskList {
  return {
    [BACKUP_TASK]: async () => {
      await whileAlone(context.db, () => takeBackup(context))
      await context.db
        .deleteFrom('backup_runs')
        .where('started_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
        .execute()
    },
  }
}
