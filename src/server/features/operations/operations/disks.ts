import type { AppContext } from '../../../context.ts'
import { type Disk, describeShortage } from '../../../platform/files/disk-room.ts'
import { withinMs } from '../../../platform/files/silence-limit.ts'
import { PermanentJobError } from '../../../platform/jobs/guard-tasks.ts'
import { getBackupState } from '../backups/backup-state.ts'

export const CHECK_DISKS_TASK = 'check-disks'
/** Hourly: a disk fills up over days. */
export const DISKS_CRON = `35 * * * * ${CHECK_DISKS_TASK} ?max=1`

/** A health check asks more often than a disk changes. */
const FRESH_MS = 60_000
/** A mount that has died answers nothing, and is no reason to take the instance out of service. */
const MEASURE_MS = 2000
/** The next backup is a little larger than the last one. */
const GROWTH = 1.2

type Means = Pick<AppContext, 'db' | 'config'>

/** Of each disk what is wrong with it; null: nothing. Without `backups` where none are made. */
export interface DiskShortages {
  data: string | null
  backups?: string | null
}

export async function listShortages({ db, config }: Means): Promise<DiskShortages> {
  const data: Disk = { what: 'Files', setting: 'DATA_DIR', folder: config.DATA_DIR, neededBytes: 0 }
  const last = await getBackupState(db, config.BACKUP_DIR)
  return {
    data: await describeShortage(data),
    ...(last && {
      backups: await describeShortage({
        ...{ what: 'Backups', setting: 'BACKUP_DIR', folder: last.folder },
        neededBytes: Math.ceil((last.bytes ?? 0) * GROWTH),
      }),
    }),
  }
}

/** @throws PermanentJobError that says which disks run short: it stands in the error log and on the desk */
export async function checkDisks(context: Means): Promise<void> {
  const { data, backups } = await listShortages(context)
  const problems = [data, backups].filter(Boolean)
  if (problems.length > 0) throw new PermanentJobError(problems.join(' '))
}

/** For `/readyz`: whether the disk of backups runs short, measured at most once a minute; undefined where none are made or it is not known. */
export function createBackupsHealth(context: Means): () => Promise<'up' | 'nearly-full' | undefined> {
  let measured: Promise<DiskShortages | null> | undefined
  let measuredAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (!measured || performance.now() - measuredAt > FRESH_MS) {
      measuredAt = performance.now()
      // whether the database is up is said beside it
      measured = withinMs(MEASURE_MS, listShortages(context)).catch(() => null)
    }
    const shortages = await measured
    if (shortages?.backups === undefined) return undefined
    return shortages.backups === null ? 'up' : 'nearly-full'
  }
}
