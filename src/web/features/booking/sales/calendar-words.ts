import type { SalesCalendar } from '#contract/booking/sales-calendar.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import type { BarKind } from '#domain/booking/sales-calendar.ts'
import type { CalendarBy, CalendarSpan } from '#domain/booking/sales-calendar-by.ts'
import { toDateRange, toMonthName, toShortDate } from '#domain/format-dates.ts'
import type { CalendarSearch } from './calendar-search.ts'

export type Bar = SalesCalendar['groups'][number]['bars'][number]

export const KIND_LABELS: Record<BarKind, string> = {
  booking: 'Booking',
  hold: 'Hold',
  contract: 'Contract',
  proposal: 'Proposal',
}

/** Letter, line and pattern tell the kinds apart; color helps. */
export const KIND_LOOKS: Record<BarKind, string> = {
  booking: 'bg-primary text-primary-on',
  hold: 'outline-2 -outline-offset-2 outline-accent-text outline-dashed bg-accent-soft text-accent-soft-on',
  contract: 'bg-primary-soft text-primary-soft-on border-l-4 border-l-primary',
  proposal:
    'border border-control border-dotted bg-[repeating-linear-gradient(135deg,var(--card)_0_6px,var(--sunk)_6px_9px)] text-ink',
}

/** What bars stand together under. */
export function nameGroup(by: CalendarBy, label: string): string {
  if (label) return label
  return by === 'rep' ? 'Nobody named' : by === 'market' ? 'Several markets' : 'Not named'
}

/** "Jan 4 to Jan 31, 2027", "From Jan 4, 2027 until further notice" */
export function describeDays({ first, last, isOpenEnded }: Bar): string {
  return isOpenEnded ? `From ${toShortDate(first)} until further notice` : toDateRange({ first, last })
}

/** Apart from the others of its group: lines of a contract have its number. */
export function toBarKey({ kind, id, market, rep, first, last }: Bar): string {
  return [kind, id, market, rep, first, last].join(' ')
}

/** In a bar: what the others of its group do not say already. */
export function nameBar({ client, what }: Bar, by: CalendarBy): string {
  return by === 'client' ? what : `${client} · ${what}`
}

/** A bar, to be said: "Booking, Harbor Dental: A-0114, North wall. Jan 4 to Jan 31, 2027. Booked. Sold by Carla. $1,200." */
export function describeBar(bar: Bar): string {
  const parts = [
    `${KIND_LABELS[bar.kind]}, ${bar.client}: ${bar.what}`,
    describeDays(bar),
    bar.state,
    bar.rep && `Sold by ${bar.rep}`,
    bar.cents !== null && formatCents(bar.cents),
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}

/** Below its name and days: "Booking · Running · Tacoma, WA · $1,200.00", without what its group says already. */
export function describeMore({ kind, state, rep, market, cents }: Bar, by: CalendarBy): string {
  const parts = [
    state.startsWith(KIND_LABELS[kind]) ? state : `${KIND_LABELS[kind]} · ${state}`,
    by !== 'market' && market,
    by !== 'rep' && rep,
    cents !== null && formatCents(cents),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Over a month: "January 2027"; where twelve are in sight "Feb", and of January the year too. */
export function nameTick(month: string, span: CalendarSpan): string {
  const name = toMonthName(`${month}-01`)
  if (span === 'quarter') return name
  return month.endsWith('-01') ? `${name.slice(0, 3)} ${month.slice(0, 4)}` : name.slice(0, 3)
}

/** "January 2027 to March 2027" */
export function nameSpan({ from, to }: Pick<SalesCalendar, 'from' | 'to'>): string {
  return `${toMonthName(`${from}-01`)} to ${toMonthName(`${to}-01`)}`
}

/** "1,204 entries, page 2 of 7" */
export function countBars({ total, pages }: Pick<SalesCalendar, 'total' | 'pages'>, page: number): string {
  const entries = `${total.toLocaleString('en-US')} ${total === 1 ? 'entry' : 'entries'}`
  return pages > 1 ? `${entries}, page ${page} of ${pages}` : entries
}

/** "12", of which only some are on this page: "12, of them 3 here" */
export function countGroup({ total, bars }: SalesCalendar['groups'][number]): string {
  const all = total.toLocaleString('en-US')
  return bars.length < total ? `${all}, of them ${bars.length} here` : all
}

/** The group that is shown alone; null: all are. */
export function nameOnly({ of, unnamed, by = 'rep' }: CalendarSearch): string | null {
  if (of !== undefined) return of
  return unnamed ? nameGroup(by, '') : null
}

/** The address of one group alone, or of all of them without a label. */
export function toGroup(
  { of: _, unnamed: __, page: ___, ...rest }: CalendarSearch,
  label?: string,
): CalendarSearch {
  if (label === undefined) return rest
  return label === '' ? { ...rest, unnamed: true } : { ...rest, of: label }
}
