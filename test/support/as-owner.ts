import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Runs a statement as the owner of the database: the application's role may not. */
export async function asOwner(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local role none`.execute(trx)
    await statement.execute(trx)
  })
}
