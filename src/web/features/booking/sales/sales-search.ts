import { SALES_BY, type SalesBy } from '#domain/booking/sales-by.ts'

/** What the report shows, as the address says it. */
export interface SalesSearch {
  from?: string
  to?: string
  by?: SalesBy
  page?: number
}

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** What cannot be read is left out. */
export function parseSalesSearch(raw: Record<string, unknown>): SalesSearch {
  const search: SalesSearch = {}
  if (isMonth(raw.from)) search.from = raw.from
  if (search.from && isMonth(raw.to)) search.to = raw.to
  const by = SALES_BY.find((known) => known === raw.by)
  if (by) search.by = by
  const page = Number(raw.page)
  if (Number.isInteger(page) && page >= 2 && page <= 1000) search.page = page
  return search
}

const isMonth = (value: unknown): value is string => typeof value === 'string' && MONTH.test(value)

/** Where the report is downloaded: all rows. */
export function toSalesFile({ from, to, by }: SalesSearch): string {
  return `/api/my/sales.csv?${new URLSearchParams({ ...(from && { from }), ...(to && { to }), ...(by && { by }) })}`
}
