import { z } from 'zod'
import { JointReport } from '../booking/campaign-reports-joint.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** What a plan's lines have come to. */
export const PlanReport = JointReport.extend({ planId: z.number().int() })
export type PlanReport = z.infer<typeof PlanReport>

const report = {
  method: 'GET',
  needsAccount: true,
  params: IdParams,
  refusals: ['plan-not-found', 'plan-report-not-open'],
} as const
/** A file. */
const Bytes = z.string()

export const planReportRoutes = defineRoutes({
  getPlanReport: {
    ...report,
    path: '/api/plans/:id/report',
    summary: 'What was contracted and delivered of the bookings of a plan of mine, as of now',
    isCostly: true,
    output: PlanReport,
  },
  getPlanReportPdf: {
    ...report,
    path: '/api/plans/:id/report.pdf',
    summary: 'The report of a plan of mine as PDF',
    isCostly: true,
    output: Bytes,
    answers: { 'application/pdf': Bytes },
  },
  getPlanReportWorkbook: {
    ...report,
    path: '/api/plans/:id/report.xlsx',
    summary: 'The report of a plan of mine as an Excel workbook: bookings, lines, totals a basis and notes',
    isCostly: true,
    output: Bytes,
    answers: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Bytes },
  },
  getPlanReportCsv: {
    ...report,
    path: '/api/plans/:id/report.csv',
    summary: 'The report of a plan of mine as CSV, a row for each line of its bookings',
    isCostly: true,
    output: Bytes,
    answers: { 'text/csv': Bytes },
  },
})
