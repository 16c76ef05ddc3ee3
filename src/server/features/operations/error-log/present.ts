import type { Selectable } from 'kysely'
import type { ErrorReport } from '#contract/operations/error-log.ts'
import type { ErrorReportsTable } from '../../../platform/db/tables.gen.ts'

export function presentError(row: Selectable<ErrorReportsTable>): ErrorReport {
  return {
    id: row.id,
    source: row.source,
    message: row.message,
    stack: row.stack,
    place: row.place,
    userId: row.user_id === null ? null : String(row.user_id),
    userRole: row.user_role,
    requestId: row.request_id,
    userAgent: row.user_agent,
    breadcrumbs: row.breadcrumbs,
    createdAt: row.created_at.toISOString(),
    isNew: row.seen_at === null,
  }
}
