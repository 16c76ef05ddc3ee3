import {
  MAX_SALES_ROWS,
  SALES_PER_PAGE,
  type SalesReport,
  type salesRoutes,
} from '#contract/booking/sales.ts'
import type { Out } from '#contract/route.ts'
import type { Days } from '#domain/booking/cells.ts'
import { commissionOf, createFindSeller } from '#domain/booking/commission.ts'
import {
  reportSales,
  type SalesRow,
  type SoldLine,
  toSalesPeriod,
  yearBefore,
} from '#domain/booking/sales.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { countsPaid, readPeople } from './commission-people.ts'
import { maySeeCommissions } from './policy.ts'
import { readBookedLines, readContractLines, readSalesFaces } from './sold-lines.ts'

type ReadContext = Pick<AppContext, 'db' | 'now'>
type Query = Out<typeof salesRoutes.getSales.query>

/** What a seller sold, a page of it. Admins sell nothing. */
export async function readSales(
  context: ReadContext,
  actor: Pick<Actor, 'organizationId' | 'may'>,
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
  actor: Pick<Actor, 'organizationId' | 'may'>,
  { by = 'month', ...asked }: Omit<Query, 'page'>,
): Promise<AllSales> {
  const months = readMonths(asked, toMarketDate(now()))
  const period = toSalesPeriod(months.from, months.to)
  const sellerId = actor.organizationId
  const isPaid = by === 'rep' && maySeeCommissions(actor)
  const people = isPaid ? await readPeople(db, { sellerId, now: now() }) : []
  const range = { first: yearBefore(period).first, last: period.last }
  const [faces, sold] = await Promise.all([
    readSalesFaces(db, { sellerId, range: period, most: MAX_SALES_ROWS }),
    readSoldLines(db, { sellerId, range, withPaid: countsPaid(people) }),
  ])
  // what was sold is named as the face is now
  const names = new Map(faces.map(({ unitId, name }) => [unitId, name]))
  const lines = sold.lines.map((line) => ({
    ...line,
    face: (line.unitId !== null && names.get(line.unitId)) || line.face,
  }))
  const find = createFindSeller(people)
  return {
    ...months,
    by,
    ...reportSales({
      faces,
      lines,
      period,
      by,
      commissionOf: isPaid ? (line, part) => commissionOf(line, part, find(line)?.rates ?? []) : undefined,
    }),
    uncounted: sold.uncounted,
    isCut: sold.isCut || faces.length >= MAX_SALES_ROWS,
  }
}

/** What was sold here and elsewhere, in some days. */
export async function readSoldLines(
  db: Db,
  asked: { sellerId: number; range: Days; withPaid: boolean },
): Promise<{ lines: SoldLine[]; uncounted: number; isCut: boolean }> {
  const wanted = { ...asked, most: MAX_SALES_ROWS }
  const [booked, contracts] = await Promise.all([readBookedLines(db, wanted), readContractLines(db, wanted)])
  return {
    lines: [...booked, ...contracts.lines],
    uncounted: contracts.uncounted,
    isCut: Math.max(booked.length, contracts.lines.length) >= MAX_SALES_ROWS,
  }
}

/** The months of a report: without a first one those of the present year, without a last one twelve. */
export function readMonths(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const first = from ?? `${today.slice(0, 4)}-01`
  return { from: first, to: to ?? endOfYear(first) }
}

/** Twelve months from a first one. */
function endOfYear(from: string): string {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5))]
  return month === 1 ? `${year}-12` : `${year + 1}-${String(month - 1).padStart(2, '0')}`
}
