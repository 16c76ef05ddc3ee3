import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Key of the advisory lock that is held while a backup is made; released when its process dies. */
const BACKUP_LOCK = 715_236

/** Runs `act` unless a backup is being made, by whichever process. @returns whether it did */
export function whileAlone(db: Db, act: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (holder) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${BACKUP_LOCK}) as taken`.execute(holder)
    if (!required(rows[0]).taken) return false
    try {
      await act()
    } finally {
      await sql`select pg_advisory_unlock(${BACKUP_LOCK})`.execute(holder)
    }
    return true
  })
}

export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = ${BACKUP_LOCK}
      and objsubid = 1 and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  )
  return rows.length > 0
}
