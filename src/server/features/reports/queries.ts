import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readIdCursor } from '../../platform/http/id-cursor.ts'

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
    query.where('report.status', '=', status!),
  )
  const { total } = await matching
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .$if(cursor !== undefined, (page) => page.where(sql<SqlBool>`report.id < ${readIdCursor(cursor!)}`))
    .orderBy('report.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  return { rows: page, total, nextCursor: rows.length > PAGE_SIZE ? String(page.at(-1)!.id) : null }
}
export type ReportRow = Awaited<ReturnType<typeof listReports>>['rows'][number]

/** @throws AppError `not-found` */
export async function getReport(db: Db, id: number): Promise<ReportRow> {
  const row = await reports(db).where('report.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such report' })
  return row
}
