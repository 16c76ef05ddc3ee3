/** What the report of a plan is downloaded as, in the order of its buttons. */
export const REPORT_FORMATS = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' } as const
export type ReportFormat = keyof typeof REPORT_FORMATS

/** Where it is downloaded. */
export function toPlanReportFile(planId: number, format: ReportFormat): string {
  return `/api/plans/${planId}/report.${format}`
}
