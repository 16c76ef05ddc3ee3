import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import { REASON_LABELS } from '#domain/booking/report/report-labels.ts'
import { formatMonthDay } from '#domain/format-dates.ts'
import type { ReportFormat } from '#web/booking-parts/report-files.tsx'

/** Where a report is downloaded, the version that is shown. */
export function toReportFile(id: string, format: ReportFormat, version: number | null): string {
  const of = version === null ? '' : `?version=${version}`
  return `/api/bookings/${id}/report.${format}${of}`
}

/** "Version 1, Mar 12: when the first proof was accepted" */
export function describeVersion({ version, reason, createdAt }: CampaignReport['versions'][number]): string {
  const label = REASON_LABELS[reason]
  return `Version ${version}, ${formatMonthDay(createdAt)}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}
