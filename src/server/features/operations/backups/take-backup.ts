import { realpathSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { create } from 'tar'
import { DAY_MS } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { backup } from '../../../platform/backup/archive.ts'
import { backupStem, listOutdated } from '../../../platform/backup/backup-names.ts'
import { dumpDatabase } from '../../../platform/backup/dump-database.ts'
import type { Db } from '../../../platform/db/database.ts'
import { maskSecrets } from '../../../platform/log/mask-secrets.ts'

type Means = Pick<AppContext, 'db' | 'config' | 'now'>

const MAX_PROBLEM = 300

/** One backup into `BACKUP_DIR`, then those that retention no longer keeps go. A failure is kept, and thrown for the job's sake. */
export async function takeBackup({ db, config, now }: Means): Promise<void> {
  const folder = config.BACKUP_DIR
  if (!folder) return
  const startedAt = now()
  const { id } = await db
    .insertInto('backup_runs')
    .values({ started_at: startedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const end = (values: { file_name: string | null; bytes: number | null; problem: string | null }) =>
    db
      .updateTable('backup_runs')
      .set({ ...values, ended_at: now() })
      .where('id', '=', id)
      .execute()
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeUnfinished({ folder, dataDir: config.DATA_DIR, now: startedAt })
    const names = await writeBackup({ db, config }, join(folder, backupStem(startedAt)))
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    await end({ file_name: required(names[0]), bytes, problem: null })
    await removeOutdated(folder, { days: config.BACKUP_KEEP_DAYS, weeks: config.BACKUP_KEEP_WEEKS })
  } catch (error) {
    const problem = maskSecrets((error as Error).message).slice(0, MAX_PROBLEM)
    // what was said of a file is taken back where only the old ones could not be removed
    await end({ file_name: null, bytes: null, problem })
    throw error
  }
}

/** @returns the names of the files, the database first */
async function writeBackup({ db, config }: Pick<Means, 'db' | 'config'>, path: string): Promise<string[]> {
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = config
  const nameOf = (ending: string) => `${path.slice(path.lastIndexOf('/') + 1)}${ending}`
  if (await isEmbedded(db, DATA_DIR)) {
    await backup(DATA_DIR, `${path}.tar.gz`)
    return [nameOf('.tar.gz')]
  }
  await dumpDatabase(required(DATABASE_URL), `${path}.dump`)
  if (S3_BUCKET) return [nameOf('.dump')]
  const files = join(DATA_DIR, 'files')
  await mkdir(files, { recursive: true })
  // after the database: a file is written before the row that names it
  await create({ gzip: true, cwd: DATA_DIR, file: `${path}.files.tar.gz`, portable: true, mode: 0o600 }, [
    'files',
  ])
  return [nameOf('.dump'), nameOf('.files.tar.gz')]
}

/** Whether the database is the one in `dataDir`; an outside one does not say where it is, or says another place. */
async function isEmbedded(db: Db, dataDir: string): Promise<boolean> {
  const { rows } = await sql<{ setting: string | null }>`
    select setting from pg_settings where name = 'data_directory'`.execute(db)
  return rows[0]?.setting != null && rows[0].setting === realPathOf(join(dataDir, 'postgres/data'))
}

function realPathOf(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}

async function removeOutdated(folder: string, kept: { days: number; weeks: number }): Promise<void> {
  for (const name of listOutdated(await readdir(folder), kept)) await rm(join(folder, name))
}

const DRAFT = /^(?:backup|restore)-\w{6}$|^placard-.*\.part$/

/** What a backup or a restore that was killed left behind: each is a whole copy of the database. */
async function removeUnfinished(where: { folder: string; dataDir: string; now: Date }): Promise<void> {
  for (const folder of [where.folder, where.dataDir])
    for (const name of (await readdir(folder)).filter((one) => DRAFT.test(one))) {
      const { mtimeMs } = await stat(join(folder, name))
      if (where.now.getTime() - mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true })
    }
}
