import type { JointReport } from './joint-report.ts'
import type { ReportBody } from './report-body.ts'

/** What the report of several bookings is downloaded as. */
export interface JointReportFile {
  format: 'pdf' | 'xlsx' | 'csv'
  /** Without its ending. */
  fileName: string
  report: JointReport & { name: string; asOf: string }
  /** Of each of its bookings. */
  bodies: readonly ReportBody[]
  /** For whom it is made. */
  subject: string
}
