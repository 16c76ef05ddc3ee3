import type { ReportFormat } from '#web/booking-parts/report-files.tsx'

/** Where the report of a plan is downloaded. */
export function toPlanReportFile(planId: number, format: ReportFormat): string {
  return `/api/plans/${planId}/report.${format}`
}
