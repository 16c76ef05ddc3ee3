import { SALES_BY, type SalesBy } from '#domain/booking/sales-by.ts'

/** What the report shows, as the address says it. */
export interface SalesSearch {
  from?: string
  to?: string
  by?: SalesBy
  page?: number
}

/** What cannot be chosen is left out; a month that is none stays, to be refused in words. */
export function parseSalesSearch(raw: Record<string, unknown>): SalesSearch {
  const search: SalesSearch = {}
  const [from, to] = [readMonth(raw.from), readMonth(raw.to)]
  if (from !== null) search.from = from
  if (to !== null) search.to = to
  const by = SALES_BY.find((known) => known === raw.by)
  if (by) search.by = by
  const page = readPage(raw.page)
  if (page !== null) search.page = page
  return search
}

/** What stands in the address for a month, whatever it is; null: nothing. An empty field of a form says nothing. */
export function readMonth(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return String(value).slice(0, 20) || null
}

/** A page after the first. */
export function readPage(value: unknown): number | null {
  const page = Number(value)
  return Number.isInteger(page) && page >= 2 && page <= 1000 ? page : null
}

/** Where the report is downloaded: all rows. */
export function toSalesFile({ from, to, by }: SalesSearch): string {
  return `/api/my/sales.csv?${new URLSearchParams({ ...(from && { from }), ...(to && { to }), ...(by && { by }) })}`
}
