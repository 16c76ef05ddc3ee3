import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { readPage } from '../../../platform/db/read-page.ts'
import type { ErrorReportsTable } from '../../../platform/db/tables.gen.ts'

const PAGE_SIZE = 100

export async function recordError(db: Db, values: Insertable<ErrorReportsTable>): Promise<void> {
  await db.insertInto('error_reports').values(values).execute()
}

/** Newest first. */
export function listErrors(db: Db, before: number | undefined) {
  const errors = db.selectFrom('error_reports').selectAll()
  return readPage(errors, { newestBy: 'error_reports.id', limit: PAGE_SIZE, after: before })
}

/** Errors that arrived after the newest one shown stay new. @returns how many there were */
export async function markSeen(db: Db, { upTo, now }: { upTo: number; now: Date }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('error_reports')
    .set({ seen_at: now })
    .where('seen_at', 'is', null)
    .where('id', '<=', upTo)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
