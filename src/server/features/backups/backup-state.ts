import type { BackupState, Waiting } from '#contract/desk.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { Db } from '../../platform/db/database.ts'

/** A daily backup is overdue some hours after the next one should have been made. */
const OVERDUE_MS = DAY_MS + DAY_MS / 4

/** The last good backup and what became of the latest; null where none are scheduled. */
export async function getBackupState(db: Db, folder: string | undefined): Promise<BackupState | null> {
  if (!folder) return null
  const runs = () =>
    db.selectFrom('backup_runs').selectAll().where('ended_at', 'is not', null).orderBy('started_at', 'desc')
  const [latest, good] = await Promise.all([
    runs().executeTakeFirst(),
    runs().where('problem', 'is', null).executeTakeFirst(),
  ])
  return {
    folder,
    lastAt: good?.ended_at?.toISOString() ?? null,
    fileName: good?.file_name ?? null,
    bytes: good?.bytes ?? null,
    problem: latest?.problem ?? null,
  }
}

/** A backup waits for an admin when the latest failed or the next is overdue; not on the first day, before there is one. */
export function toWaiting(backups: BackupState | null, now: Date): Waiting {
  const age = backups?.lastAt ? now.getTime() - Date.parse(backups.lastAt) : 0
  const isWrong = backups !== null && (backups.problem !== null || age > OVERDUE_MS)
  return { kind: 'backups', count: isWrong ? 1 : 0, since: isWrong ? backups.lastAt : null, late: 0 }
}
