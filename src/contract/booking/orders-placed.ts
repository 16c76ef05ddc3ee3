import { z } from 'zod'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { BookingSummary } from './bookings.ts'
import { JointReport } from './campaign-reports-joint.ts'

/** What has left an order of a buyer: sent, held or booked, of one seller or of several. */
export const PlacedOrder = z.object({
  id: z.number().int(),
  /** On which day of the market the first of it left, `YYYY-MM-DD`. */
  placedOn: z.string(),
  /** In the order in which they were put together. */
  bookings: z.array(BookingSummary),
  /** How many drafts are still in it. */
  drafts: z.number().int(),
  /** One of its bookings has begun. */
  hasReport: z.boolean(),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

/** What the bookings of an order have come to. */
export const OrderReport = JointReport.extend({ orderId: z.number().int() })
export type OrderReport = z.infer<typeof OrderReport>

const placed = { method: 'GET', needsAccount: true, params: IdParams } as const
const report = { ...placed, isCostly: true, refusals: ['report-not-open'] } as const
/** A file. */
const Bytes = z.string()

export const placedOrderRoutes = defineRoutes({
  getPlacedOrder: {
    ...placed,
    path: '/api/orders/:id',
    summary: 'The bookings of an order of mine, as they stand',
    output: PlacedOrder,
  },
  getOrderReport: {
    ...report,
    path: '/api/orders/:id/report',
    summary: 'What was contracted and delivered of the bookings of an order of mine, as of now',
    output: OrderReport,
  },
  getOrderReportPdf: {
    ...report,
    path: '/api/orders/:id/report.pdf',
    summary: 'The report of an order of mine as PDF',
    output: Bytes,
    answers: { 'application/pdf': Bytes },
  },
  getOrderReportWorkbook: {
    ...report,
    path: '/api/orders/:id/report.xlsx',
    summary: 'The report of an order of mine as an Excel workbook: bookings, lines, totals a basis and notes',
    output: Bytes,
    answers: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Bytes },
  },
  getOrderReportCsv: {
    ...report,
    path: '/api/orders/:id/report.csv',
    summary: 'The report of an order of mine as CSV, a row for each line of its bookings',
    output: Bytes,
    answers: { 'text/csv': Bytes },
  },
})
