import type { Report } from '#contract/messaging/reports.ts'
import type { ReportRow } from './queries.ts'

export function presentReport(row: ReportRow): Report {
  return {
    id: row.id,
    listing: { id: row.listing_id, title: row.title, status: row.listing_status },
    message:
      row.conversation_id === null || row.message_seq === null
        ? null
        : { conversationId: row.conversation_id, seq: row.message_seq },
    reason: row.reason,
    details: row.details,
    reporter: row.reporter,
    status: row.status,
    resolution: row.resolution,
    resolvedBy: row.resolver,
    isUpheld: row.is_upheld,
    createdAt: row.created_at.toISOString(),
  }
}
