import { z } from 'zod'
import { MOST_SALES_MONTHS } from '#domain/booking/sales.ts'
import { SALES_BY } from '#domain/booking/sales-by.ts'
import { defineRoutes } from '../route.ts'

/** Rows of one page. */
export const SALES_PER_PAGE = 100
/** Units, bookings and lines of contracts that one report is made of. */
export const MAX_SALES_ROWS = 20_000

const Cents = z.number().int()
const Row = z.object({
  /** A month is `YYYY-MM`. */
  label: z.string(),
  /** Bookings' units and lines of contracts with days in the period. */
  lines: z.number().int(),
  /** Before tax. */
  cents: Cents,
  /** Of the same months a year before. */
  beforeCents: Cents,
  /** What is paid for selling it, by rates of each day; null unless rows stand for people, and the role includes it. */
  commissionCents: Cents.nullable(),
  /** Null: a row that is no part of the inventory. */
  soldDays: z.number().int().nullable(),
  sellableDays: z.number().int().nullable(),
})

export const SalesReport = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(SALES_BY),
  rows: z.array(Row),
  total: z.number().int(),
  all: Row,
  /** Lines of contracts whose income is not known: without an amount, or until further notice for one amount. */
  uncounted: z.number().int(),
  /** More is sold, or more faces there are, than one report is made of. */
  isCut: z.boolean(),
})
export type SalesReport = z.infer<typeof SalesReport>

export const Month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-01')

const monthsBetween = (from: string, to: string) =>
  Number(to.slice(0, 4)) * 12 + Number(to.slice(5)) - Number(from.slice(0, 4)) * 12 - Number(from.slice(5))

const fields = {
  from: Month.optional(),
  /** Absent: eleven months after the first. */
  to: Month.optional(),
  by: z.enum(SALES_BY).optional(),
}
function check({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined || to === undefined) return from !== undefined || to === undefined
  const months = monthsBetween(from, to)
  return months >= 0 && months < MOST_SALES_MONTHS
}
const WRONG = {
  message: `must be at most ${MOST_SALES_MONTHS} months, from the first to the last`,
  path: ['to'],
}
/** The months of a report. */
export const salesFields = z.object({ from: fields.from, to: fields.to }).refine(check, WRONG)
const Bytes = z.string()

export const salesRoutes = defineRoutes({
  getSales: {
    method: 'GET',
    path: '/api/my/sales',
    summary:
      'What I sold by month, face, market, medium, client or person, with occupancy and the year before',
    needsAccount: true,
    needs: 'books',
    query: z
      .object({ ...fields, page: z.coerce.number().int().min(1).max(1000).optional() })
      .refine(check, WRONG),
    output: SalesReport,
  },
  getSalesCsv: {
    method: 'GET',
    path: '/api/my/sales.csv',
    summary: 'What I sold, as CSV, all rows',
    needsAccount: true,
    needs: 'books',
    isCostly: true,
    query: z.object(fields).refine(check, WRONG),
    output: Bytes,
    answers: { 'text/csv': Bytes },
  },
})
