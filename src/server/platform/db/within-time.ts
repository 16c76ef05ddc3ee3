import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

const QUERY_CANCELED = '57014'

/**
 * Reads what an answer can do without: each statement has so much time. @returns undefined where one took longer
 * @throws whatever else `run` throws
 */
export async function withinTime<T>(
  db: Db,
  timeoutMs: number,
  run: (trx: Tx) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(trx)
      return run(trx)
    })
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === QUERY_CANCELED) return undefined
    throw error
  }
}
