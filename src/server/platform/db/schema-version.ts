import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { APP_ROLE, lacksGrants } from './app-role.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../../../db/migrations')

/** The database is of another version of Placard: its message is the operator's, a sentence. */
export class SchemaError extends Error {}

type Connection = Pick<pg.Client, 'query'>

/** The migrations of this version, in their order. */
export async function listMigrationFiles(folder = MIGRATIONS): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/** Those that ran on this database; none when it is empty. */
export async function listApplied(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query("select to_regclass('migrations') is not null as is_there")
  if (!rows[0].is_there) return []
  return (await connection.query('select name from migrations order by name')).rows.map(({ name }) => name)
}

/** @throws SchemaError when `applied` has what this version does not know: it would write what the newer one cannot read */
export function refuseNewer(
  applied: readonly string[],
  known: readonly string[],
  what = 'The database',
): void {
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length === 0) return
  throw new SchemaError(
    `${what} is newer than this version of Placard: it has ${newer.at(-1)}, which this version does not know. Start the version that it comes from, or restore a backup from before.`,
  )
}

/** For processes that do not migrate themselves. @throws SchemaError unless the database is of exactly this version, with its grants */
export async function checkSchema(connection: Connection): Promise<void> {
  // before anything is read: a login that is only a member of the role may not even see the list of migrations
  if (await lacksGrants(connection))
    throw new SchemaError(
      `The database of DATABASE_URL was restored without the grants of ${APP_ROLE}. Run: npm run migrate`,
    )
  const [applied, known] = [await listApplied(connection), await listMigrationFiles()]
  refuseNewer(applied, known)
  const { rows } = await connection.query(
    "select to_regclass('graphile_worker.jobs') is not null as has_jobs",
  )
  if (applied.length === known.length && rows[0].has_jobs) return
  const state = applied.length === 0 ? 'is empty' : 'is older than this version of Placard'
  throw new SchemaError(`The database of DATABASE_URL ${state}. Run: npm run migrate`)
}
