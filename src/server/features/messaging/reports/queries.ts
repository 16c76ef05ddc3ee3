import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'

const PAGE_SIZE = 50

function reports(db: Db) {
  return db
    .selectFrom('listing_reports as report')
    .innerJoin('listings', 'listings.id', 'report.listing_id')
    .leftJoin('users as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('users as resolver', 'resolver.id', 'report.resolved_by')
    .selectAll('report')
    .select(['listings.title', 'listings.status as listing_status'])
    .select(['reporter.username as reporter', 'resolver.username as resolver'])
}

/** One page of reports, newest first. */
export async function listReports(
  db: Db,
  { status, cursor }: { status?: 'open' | 'resolved' | undefined; cursor?: string | undefined },
) {
  const matching = reports(db).$if(status !== undefined, (query) =>
    query.where('report.status', '=', required(status)),
  )
  const after = readIdCursor(cursor)
  return readCountedPage(matching, { newestBy: 'report.id', limit: PAGE_SIZE, after })
}
export type ReportRow = Awaited<ReturnType<typeof listReports>>['rows'][number]

/** @throws AppError `not-found` */
export async function getReport(db: Db, id: number): Promise<ReportRow> {
  const row = await reports(db).where('report.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such report' })
  return row
}
