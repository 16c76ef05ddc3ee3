import type { Report } from '#contract/messaging/reports.ts'
import { formatTime } from '#domain/format-dates.ts'
import { REPORT_REASON_LABELS } from '#domain/messaging/reports.ts'

/** "A message: Spam or a scam" */
export function describeReason({ message, reason }: Pick<Report, 'message' | 'reason'>): string {
  return `${message ? 'A message: ' : ''}${REPORT_REASON_LABELS[reason]}`
}

/** When and by whom, and what was done about it. */
export function describeReport({
  createdAt,
  reporter,
  resolution,
  resolvedBy,
}: Pick<Report, 'createdAt' | 'reporter' | 'resolution' | 'resolvedBy'>): string {
  const said = `${formatTime(createdAt)}, by ${reporter ?? 'a visitor'}`
  return resolution ? `${said} · ${resolvedBy ?? 'an admin'}: ${resolution}` : said
}

/** Whether the listing itself can be taken down with the report: not for one message about it, and not twice. */
export function canTakeDown({ message, listing }: Pick<Report, 'message' | 'listing'>): boolean {
  return message === null && listing.status !== 'archived'
}
