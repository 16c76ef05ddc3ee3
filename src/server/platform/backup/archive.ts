import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { create, extract } from 'tar'
import { adoptCluster, isClusterRunning, startCluster } from '../db/embedded/cluster.ts'
import { acquireInstanceLock } from '../db/embedded/instance-lock.ts'
import { listApplied, listMigrationFiles, refuseNewer } from '../db/schema-version.ts'
import { takeBaseBackup } from './base-backup.ts'
import { copyTree } from './copy-tree.ts'

const FORMAT = 'placard-backup-1'

/** Expected failures: the command prints the message without a stack trace. */
export class BackupError extends Error {}

/**
 * Hot backup: one archive with the database and every stored file, consistent as of one moment, taken while serving. Files
 * are copied after the database: they are written before the rows that name them and never change, so none is missing.
 */
export async function backup(dataDir: string, target: string): Promise<void> {
  const postgres = join(dataDir, 'postgres')
  if (!existsSync(join(postgres, 'data/PG_VERSION')))
    throw new BackupError(`There is no database in ${dataDir}.`)
  const draft = await mkdtemp(join(dataDir, 'backup-'))
  const wasRunning = await isClusterRunning(postgres)
  const cluster = await startCluster(postgres)
  try {
    await takeBaseBackup(cluster.url('postgres'), join(postgres, 'data'), join(draft, 'database'))
    await copyTree(join(dataDir, 'files'), join(draft, 'files'))
    const migrations = await readApplied(cluster.url('postgres'))
    const manifest = { format: FORMAT, takenAt: new Date(), migrations }
    await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest))
    await create({ gzip: true, cwd: draft, file: `${target}.part`, portable: true, mode: 0o600 }, [
      'manifest.json',
      'database',
      'files',
    ])
    await rename(`${target}.part`, target)
  } finally {
    if (!wasRunning) cluster.stop()
    await rm(draft, { recursive: true, force: true })
    await rm(`${target}.part`, { force: true })
  }
}

/**
 * Replaces what is in `dataDir` by a backup; the former contents are moved aside.
 * @returns the folder with the former contents; null when there were none
 */
export async function restore(dataDir: string, archive: string): Promise<string | null> {
  if (!existsSync(archive)) throw new BackupError(`There is no file ${archive}.`)
  await mkdir(dataDir, { recursive: true })
  await refuseWhileRunning(dataDir)
  const draft = await mkdtemp(join(dataDir, 'restore-'))
  try {
    await unpack(resolve(archive), draft)
    const kept = await setAside(dataDir)
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await rename(join(draft, 'database'), join(dataDir, 'postgres/data'))
    await rename(join(draft, 'files'), join(dataDir, 'files'))
    await adoptCluster(join(dataDir, 'postgres'))
    return kept
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function readApplied(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await listApplied(client)
  } finally {
    await client.end()
  }
}

interface Manifest {
  format: string
  /** Absent in backups of versions before this was kept. */
  migrations?: string[]
}

async function unpack(archive: string, draft: string): Promise<void> {
  const name = basename(archive)
  const manifest = await readManifest(archive, draft).catch((error: Error) => {
    throw new BackupError(`${name} cannot be read as a backup: ${error.message}`)
  })
  if (manifest.format !== FORMAT) throw new BackupError(`${name} is not a backup of Placard.`)
  refuseNewer(manifest.migrations ?? [], await listMigrationFiles(), name)
}

async function readManifest(archive: string, draft: string): Promise<Manifest> {
  await extract({ file: archive, cwd: draft, preserveOwner: false })
  return JSON.parse(await readFile(join(draft, 'manifest.json'), 'utf8'))
}

async function refuseWhileRunning(dataDir: string): Promise<void> {
  const postgres = join(dataDir, 'postgres')
  if (!(await isClusterRunning(postgres))) return
  const cluster = await startCluster(postgres)
  const lock = await acquireInstanceLock(cluster.url('postgres'))
  if (!lock.held)
    throw new BackupError(`Placard is running on ${dataDir} (process ${lock.holder}). Stop it first.`)
  await lock.release()
  // an orphaned server of a killed process
  cluster.stop()
}

async function setAside(dataDir: string): Promise<string | null> {
  const present = ['postgres/data', 'files'].filter((name) => existsSync(join(dataDir, name)))
  if (present.length === 0) return null
  const kept = join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  for (const name of present) {
    await mkdir(dirname(join(kept, name)), { recursive: true })
    await rename(join(dataDir, name), join(kept, name))
  }
  return kept
}
