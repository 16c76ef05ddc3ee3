import { z } from 'zod'
import { AD_TYPES, AUDIENCE_BASES } from '#domain/vocabulary.ts'
import { Money } from '../booking/bookings.ts'
import { LineCount } from '../booking/campaign-reports.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

const count = z.number().int()
const basis = z.enum(AUDIENCE_BASES).nullable()

/** What a plan's lines have come to (`domain/planning/plan-report.ts`). */
export const PlanReport = z.object({
  planId: count,
  name: z.string(),
  /** Of the market, `YYYY-MM-DD`. */
  asOf: z.string(),
  bookings: z.array(
    z.object({
      bookingId: count,
      reference: z.string(),
      title: z.string(),
      place: z.string(),
      medium: z.enum(AD_TYPES),
      first: z.string(),
      last: z.string(),
      isOver: z.boolean(),
      contractedDays: count,
      deliveredDays: count,
      contractedContacts: count.nullable(),
      deliveredContacts: count.nullable(),
      basis,
      costCents: count,
      proof: z.object({ accepted: count, due: count }),
      visits: count.nullable(),
    }),
  ),
  left: z.array(z.object({ title: z.string(), reason: z.string(), isPending: z.boolean() })),
  totals: z.array(
    z.object({
      basis,
      bookings: count,
      contractedContacts: count,
      deliveredContacts: count,
      costCents: count,
      cpmCents: count.nullable(),
    }),
  ),
  /** What was counted, a row a medium, thing and basis. */
  counts: z.array(LineCount.extend({ medium: z.enum(AD_TYPES), lines: count })),
  money: Money,
  missing: z.array(z.object({ title: z.string(), texts: z.array(z.string()) })),
  isOver: z.boolean(),
})
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
