import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ErrorReportsTable } from '../../platform/db/tables.gen.ts'

export const ERROR_PAGE_SIZE = 100

export async function recordError(db: Db, values: Insertable<ErrorReportsTable>): Promise<void> {
  await db.insertInto('error_reports').values(values).execute()
}

/** Newest first, one more than a page holds. */
export function listErrors(db: Db, before: number | undefined) {
  return db
    .selectFrom('error_reports')
    .selectAll()
    .$if(before !== undefined, (rows) => rows.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(ERROR_PAGE_SIZE + 1)
    .execute()
}
