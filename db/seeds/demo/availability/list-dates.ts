import { type Days, listCells } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR, type UnitPeriod } from '#domain/booking/units.ts'
import { toShortDate, toWeekDate } from '#domain/format-dates.ts'
import { addDays, weekdayOf } from '#domain/zoned-time.ts'
import type { DemoListing } from '../types.ts'

const SATURDAY = 6
const THURSDAY = 4
const PAST_DAYS = 28

/** The issues or dates that a space of print or of an event is sold by, from its first day on. */
export function listDates(demo: DemoListing, today: string): UnitPeriod[] {
  const [opens, closes] = [addDays(today, demo.opensInDays ?? 0), addDays(today, demo.closesInDays ?? 500)]
  const isPrint = demo.type === 'print'
  const fitting = [...(isPrint ? listPast(demo, today) : []), ...cut(demo, opens)].filter(
    ({ last }) => last <= closes,
  )
  return (fitting.length > 0 ? fitting : [{ first: closes, last: closes }]).map(({ first, last }) => ({
    id: null,
    label: isPrint ? `Issue of ${toShortDate(first)}` : toWeekDate(first),
    first,
    last,
    capacity: null,
    materialDate: isPrint ? addDays(first, -9) : null,
    soldUntil: isPrint ? addDays(first, -12) : addDays(first, -5),
  }))
}

/** Weekly issues of the last weeks: some were booked. */
function listPast({ per }: DemoListing, today: string): Days[] {
  if (per !== 'week') return []
  const weeks = repeat(next(addDays(today, -PAST_DAYS), THURSDAY), 7, PAST_DAYS / 7)
  return weeks.filter((first) => first < today).map((first) => ({ first, last: addDays(first, 6) }))
}

/** Pieces as long as what the price is for. */
function cut({ per }: DemoListing, from: string): Days[] {
  if (per === 'week')
    return repeat(next(from, THURSDAY), 7, 30).map((first) => ({ first, last: addDays(first, 6) }))
  if (per === 'month') return months(from, 1, 12)
  if (per === 'quarter') return months(from, 3, 4)
  if (per === 'year') return months(from, 12, 1)
  if (per === '4-week') {
    const grid = { cell: '4-week', anchor: POSTING_ANCHOR, periods: [] } as const
    const starts = listCells({ ...grid, periods: [] }, addDays(from, 28), addDays(from, 280))
    return starts.map((first) => ({ first, last: addDays(first, 27) }))
  }
  const days = repeat(next(from, SATURDAY), per === 'day' ? 7 : 28, per === 'day' ? 12 : 4)
  return days.map((day) => ({ first: day, last: day }))
}

function repeat(first: string, days: number, times: number): string[] {
  return Array.from({ length: times }, (_, i) => addDays(first, i * days))
}

function next(from: string, weekday: number): string {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7)
}

/** Calendar months, or several at once, from the next one on. */
function months(from: string, length: number, times: number): Days[] {
  const [year, month] = from.split('-').map(Number) as [number, number]
  const firstOf = (n: number) => new Date(Date.UTC(year, month + n, 1)).toISOString().slice(0, 10)
  return Array.from({ length: times }, (_, i) => ({
    first: firstOf(i * length),
    last: addDays(firstOf((i + 1) * length), -1),
  }))
}
