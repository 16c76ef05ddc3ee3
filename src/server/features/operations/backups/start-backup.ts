import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isBackupRunning } from './backup-lock.ts'
import { BACKUP_TASK } from './tasks.ts'

/** Enqueues a backup, unless one waits or is being made. @throws AppError `conflict` without a folder, or beside another */
export async function startBackup(
  { db, config }: AppContext,
  by: { actorId: number; origin: Origin },
): Promise<void> {
  if (!config.BACKUP_DIR)
    throw new AppError('conflict', { message: 'Set BACKUP_DIR to the folder that backups go to.' })
  if (await isBackupRunning(db))
    throw new AppError('conflict', { message: 'A backup is being made already.' })
  await db.transaction().execute(async (trx) => {
    await sql`select graphile_worker.add_job(${BACKUP_TASK}, job_key => ${BACKUP_TASK}, max_attempts => 3)`.execute(
      trx,
    )
    await recordAudit(trx, { ...by, action: 'backup.started', subject: { type: 'backup', id: null } })
  })
}
