import { sql } from 'kysely'
import type { BackupState, DeskQueue } from '#contract/operations/desk.ts'
import { DAY_MS } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isBackupRunning } from './backup-lock.ts'

/** A daily backup is overdue some hours after the next one should have been made. */
const OVERDUE_MS = DAY_MS + DAY_MS / 4

/** The last good backup and what became of the latest; null where none are scheduled. */
export async function getBackupState(db: Db, folder: string | undefined): Promise<BackupState | null> {
  if (!folder) return null
  const runs = () => db.selectFrom('backup_runs').selectAll().orderBy('started_at', 'desc')
  const [latest, good, isRunning] = await Promise.all([
    runs().executeTakeFirst(),
    runs().where('ended_at', 'is not', null).where('problem', 'is', null).executeTakeFirst(),
    isBackupRunning(db),
  ])
  const isCutOff = latest !== undefined && latest.ended_at === null && !isRunning
  return {
    folder,
    lastAt: good?.ended_at?.toISOString() ?? null,
    fileName: good?.file_name ?? null,
    bytes: good?.bytes ?? null,
    problem: isCutOff ? 'It was cut off before its end.' : (latest?.problem ?? null),
    isRunning,
  }
}

/** Since when there is something to back up: the first start of this instance. */
export async function getFirstStart(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(ran_at) as at from migrations`.execute(db)
  return required(rows[0]).at
}

/**
 * A backup waits for an admin when the latest failed, the next is overdue, or none ever ended well; not on the first day of an
 * instance.
 */
export function toWaiting(backups: BackupState | null, firstStart: Date | null, now: Date): DeskQueue {
  const since = backups?.lastAt ?? firstStart?.toISOString() ?? null
  const age = since === null ? 0 : now.getTime() - Date.parse(since)
  const isWrong = backups !== null && (backups.problem !== null || age > OVERDUE_MS)
  return { kind: 'backups', count: isWrong ? 1 : 0, since: isWrong ? since : null, late: 0 }
}
