import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { MARK_SUPERSEDED } from '../jobs/superseded.ts'
import { grantAppRole } from './app-role.ts'
import { listApplied, listMigrationFiles, MIGRATIONS, refuseNewer } from './schema-version.ts'

/** Key of the advisory lock for migrations; any constant that all processes share. */
const MIGRATION_LOCK = 7_152_320_101

/**
 * Runs the pending numbered SQL files, forward only, each in its own transaction.
 * An advisory lock lets any number of processes start at once: one migrates, the others wait and find nothing pending.
 * @returns the names of the files that ran @throws SchemaError on a database of a newer version
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'placard migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    const [applied, files] = [await listApplied(client), await listMigrationFiles(folder)]
    refuseNewer(applied, files)
    const pending = files.filter((name) => !applied.includes(name))
    for (const name of pending) await runMigration(client, folder, name)
    // the web process enqueues jobs too and may start first, so the runner's tables are created here
    await migrateJobs(url)
    await client.query(MARK_SUPERSEDED)
    await grantAppRole(client)
    return pending
  } finally {
    await client.end()
  }
}

async function migrateJobs(url: string): Promise<void> {
  const quiet = new Logger(() => () => {})
  await runMigrations({ connectionString: url, logger: quiet })
}

async function runMigration(client: pg.Client, folder: string, name: string): Promise<void> {
  const text = await readFile(join(folder, name), 'utf8')
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
