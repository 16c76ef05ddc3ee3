import {
  MAX_SALES_ROWS,
  SALES_PER_PAGE,
  type SalesReport,
  type salesRoutes,
} from '#contract/booking/sales.ts'
import type { Out } from '#contract/route.ts'
import { reportSales, type SalesRow, toSalesPeriod, yearBefore } from '#domain/booking/sales.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { readBookedLines, readContractLines, readSalesFaces } from './sold-lines.ts'

type ReadContext = Pick<AppContext, 'db' | 'now'>
type Query = Out<typeof salesRoutes.getSales.query>

/** What a seller sold, a page of it. Admins sell nothing. */
export async function readSales(
  context: ReadContext,
  actor: Pick<Actor, 'organizationId'>,
  { page = 1, ...query }: Query,
): Promise<SalesReport> {
  const { rows, ...report } = await readAllSales(context, actor, query)
  return {
    ...report,
    total: rows.length,
    rows: rows.slice((page - 1) * SALES_PER_PAGE, page * SALES_PER_PAGE),
  }
}

export type AllSales = Omit<SalesReport, 'total' | 'rows'> & { rows: SalesRow[] }

/** All of it, for a file. */
export async function readAllSales(
  { db, now }: ReadContext,
  { organizationId: sellerId }: Pick<Actor, 'organizationId'>,
  { from = `${toMarketDate(now()).slice(0, 4)}-01`, to = endOfYear(from), by = 'month' }: Omit<Query, 'page'>,
): Promise<AllSales> {
  const period = toSalesPeriod(from, to)
  const range = { first: yearBefore(period).first, last: period.last }
  const wanted = { sellerId, range, most: MAX_SALES_ROWS }
  const [faces, booked, contracts] = await Promise.all([
    readSalesFaces(db, { ...wanted, range: period }),
    readBookedLines(db, wanted),
    readContractLines(db, wanted),
  ])
  // what was sold is named as the face is now
  const names = new Map(faces.map(({ unitId, name }) => [unitId, name]))
  const lines = [...booked, ...contracts.lines].map((line) => ({
    ...line,
    face: (line.unitId !== null && names.get(line.unitId)) || line.face,
  }))
  const most = Math.max(faces.length, booked.length, contracts.lines.length)
  return {
    from,
    to,
    by,
    ...reportSales({ faces, lines, period, by }),
    uncounted: contracts.uncounted,
    isCut: most >= MAX_SALES_ROWS,
  }
}

/** Twelve months from a first one. */
function endOfYear(from: string): string {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5))]
  return month === 1 ? `${year}-12` : `${year + 1}-${String(month - 1).padStart(2, '0')}`
}
