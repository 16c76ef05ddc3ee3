import {
  CALENDAR_BY,
  CALENDAR_SPANS,
  type CalendarBy,
  type CalendarSpan,
} from '#domain/booking/sales-calendar-by.ts'
import { LIMITS } from '#domain/limits.ts'
import { readMonth, readPage } from './sales-search.ts'

/** What the sales calendar shows, as the address says it. */
export interface CalendarSearch {
  from?: string
  span?: CalendarSpan
  by?: CalendarBy
  /** The only group, by its label, */
  of?: string
  /** or of those that nobody is named for. */
  unnamed?: true
  page?: number
  /** In place of bars. */
  view?: 'table'
}

/** What cannot be chosen is left out; a month that is none stays, to be refused in words. */
export function parseCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const search: CalendarSearch = {}
  const from = readMonth(raw.from)
  if (from !== null) search.from = from
  const span = CALENDAR_SPANS.find((known) => known === raw.span)
  if (span) search.span = span
  const by = CALENDAR_BY.find((known) => known === raw.by)
  if (by) search.by = by
  const of = typeof raw.of === 'string' ? raw.of.slice(0, LIMITS.searchText.max) : ''
  if (of !== '') search.of = of
  else if (raw.unnamed === true || raw.unnamed === 'true') search.unnamed = true
  const page = readPage(raw.page)
  if (page !== null) search.page = page
  if (raw.view === 'table') search.view = 'table'
  return search
}
