import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { TAKE_ROLE } from './app-role.ts'
import { createPreparingClient } from './preparing-client.ts'
import type { Database } from './tables.gen.ts'

/** For reads, and to begin transactions. A `Tx` is assignable to it. */
export type Db = Kysely<Database>
/** An open transaction. Functions that lock or take part in a larger write require it; a plain `Db` does not compile. */
export type Tx = Transaction<Database>

/** Calendar dates stay `YYYY-MM-DD` text: a Date would shift them by the server's time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
/** Counts are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface DatabaseOptions {
  url: string
  maxConnections?: number
  /** Called when an idle connection breaks; without a listener the error would end the process. */
  onIdleError?: (error: Error) => void
}

/**
 * Its connections work as the application's role, where the database has it (decision 0106). Nothing is compiled: the planner takes
 * thousands of look-ups for longer than they are, and what it saves is less than compiling takes.
 */
export function createPool(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: createPreparingClient(),
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'placard',
    // awaited: nobody gets a connection that works as the owner
    onConnect: async (client) => {
      await client.query(`set jit = off; ${TAKE_ROLE}`)
    },
  })
  const onError = (error: Error) => options.onIdleError?.(error)
  pool.on('error', onError)
  // the job runner requires an error listener on every connection too
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

export function createDatabase(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

export async function isDatabaseUp(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
