import {
  BARS_PER_PAGE,
  MAX_CALENDAR_ROWS,
  type SalesCalendar,
  type salesCalendarRoutes,
} from '#contract/booking/sales-calendar.ts'
import type { Out } from '#contract/route.ts'
import { pageBars, toCalendarPeriod } from '#domain/booking/sales-calendar.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { readBookingBars, readContractBars, readProposalBars } from './calendar-bars.ts'
import { maySeeAmounts } from './policy.ts'

type Query = Out<typeof salesCalendarRoutes.getSalesCalendar.query>

/** What a seller's people have sold, hold and propose over some months, a page of it. */
export async function readSalesCalendar(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  actor: Pick<Actor, 'organizationId' | 'may'>,
  { from, span = 'quarter', by = 'rep', page = 1, of, unnamed }: Query,
): Promise<SalesCalendar> {
  const today = toMarketDate(now())
  const begin = from ?? today.slice(0, 7)
  const range = toCalendarPeriod(begin, span)
  const wanted = { sellerId: actor.organizationId, range, most: MAX_CALENDAR_ROWS }
  const [booked, contracts, proposed] = await Promise.all([
    readBookingBars(db, wanted),
    readContractBars(db, wanted),
    readProposalBars(db, { ...wanted, now: now(), isByMarket: by === 'market' }),
  ])
  const bars = [...booked, ...contracts.bars, ...proposed]
  const { groups, total, pages } = pageBars(bars, by, {
    page,
    perPage: BARS_PER_PAGE,
    of: unnamed ? '' : of || undefined,
  })
  return {
    from: begin,
    to: range.last.slice(0, 7),
    by,
    span,
    today,
    total,
    pages,
    isCut: Math.max(booked.length, contracts.rows, proposed.length) >= MAX_CALENDAR_ROWS,
    groups: maySeeAmounts(actor) ? groups : groups.map((group) => ({ ...group, bars: group.bars.map(hide) })),
  }
}

const hide = <Bar extends object>(bar: Bar) => ({ ...bar, cents: null })
