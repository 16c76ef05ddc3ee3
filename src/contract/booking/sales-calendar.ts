import { z } from 'zod'
import { BAR_KINDS } from '#domain/booking/sales-calendar.ts'
import { CALENDAR_BY, CALENDAR_SPANS } from '#domain/booking/sales-calendar-by.ts'
import { LIMITS } from '#domain/limits.ts'
import { queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Month } from './sales.ts'

/** Bars of one page: a few screens of a phone. */
export const BARS_PER_PAGE = 24
/** Bookings, lines of contracts and proposals that one calendar is made of. */
export const MAX_CALENDAR_ROWS = 20_000

const Bar = z.object({
  kind: z.enum(BAR_KINDS),
  /** Of the booking, the contract or the proposal. */
  id: z.number().int(),
  /** A space that it is of. */
  listingId: z.number().int(),
  first: z.string(),
  last: z.string(),
  isOpenEnded: z.boolean(),
  client: z.string(),
  /** Who sold it; empty: nobody is named. */
  rep: z.string(),
  market: z.string(),
  what: z.string(),
  state: z.string(),
  /** Sold: before tax; held and proposed: as offered. Null: not known, or none of the role's. */
  cents: z.number().int().nullable(),
})

export const SalesCalendar = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(CALENDAR_BY),
  span: z.enum(CALENDAR_SPANS),
  /** The market's day. */
  today: z.string(),
  /** Of all pages, with those that are shown by their group alone. */
  total: z.number().int(),
  pages: z.number().int(),
  /** There is more than one calendar is made of. */
  isCut: z.boolean(),
  /** The first bars of each group, or all of one, page by page; `total` is the whole group. */
  groups: z.array(z.object({ label: z.string(), total: z.number().int(), bars: z.array(Bar) })),
})
export type SalesCalendar = z.infer<typeof SalesCalendar>

export const salesCalendarRoutes = defineRoutes({
  getSalesCalendar: {
    method: 'GET',
    path: '/api/my/sales/calendar',
    summary: 'My bookings, holds, contracts and open proposals over time, by person, client or market',
    needsAccount: true,
    query: z.object({
      /** The first month; without it the present one. */
      from: Month.optional(),
      span: z.enum(CALENDAR_SPANS).optional(),
      by: z.enum(CALENDAR_BY).optional(),
      /** The only group, by its label. */
      of: z.string().max(LIMITS.searchText.max).optional(),
      /** The group of those that nobody is named for. */
      unnamed: z.enum(['1']).optional(),
      page: queryInteger(1, (MAX_CALENDAR_ROWS * 3) / BARS_PER_PAGE).optional(),
    }),
    output: SalesCalendar,
  },
})
