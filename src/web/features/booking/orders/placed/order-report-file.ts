import type { ReportFormat } from '#web/booking-parts/report-files.tsx'

/** Where the report of an order is downloaded. */
export function toOrderReportFile(orderId: number, format: ReportFormat): string {
  return `/api/orders/${orderId}/report.${format}`
}
