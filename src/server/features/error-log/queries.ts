import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ErrorReportsTable } from '../../platform/db/tables.ts'

const PAGE_SIZE = 100

export async function recordError(db: Db, values: Insertable<ErrorReportsTable>): Promise<void> {
  await db.insertInto('error_reports').values(values).execute()
}

/** Newest first. */
export function listErrors(db: Db, before: number | undefined) {
  return db
    .selectFrom('error_reports')
    .selectAll()
    .$if(before !== undefined, (rows) => rows.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
}
