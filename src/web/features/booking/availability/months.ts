import { toMonthName } from '#domain/format-dates.ts'
import { addDays, weekdayOf } from '#domain/zoned-time.ts'

export interface Month {
  /** Its first day. */
  first: string
  /** "March 2027" */
  name: string
  /** Days by week; null where a week reaches into another month. */
  weeks: (string | null)[][]
}

/** Days since the Monday of its week. Weeks and posting periods begin on a Monday, so a row of a month is a whole week. */
export const sinceMonday = (day: string): number => (weekdayOf(day) + 6) % 7

/** The same day of another month, or that month's last. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const length = Number(lastOfMonth(first).slice(8))
  return addDays(first, Math.min(date, length) - 1)
}

export function lastOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Months one after another, from the one that holds a day. */
export function buildMonths(from: string, count: number): Month[] {
  const start = `${from.slice(0, 7)}-01`
  return Array.from({ length: count }, (_, at) => buildMonth(addMonths(start, at)))
}

function buildMonth(first: string): Month {
  const blanks = sinceMonday(first)
  const length = Number(lastOfMonth(first).slice(8))
  const dayAt = (at: number) => (at < blanks || at >= blanks + length ? null : addDays(first, at - blanks))
  const weeks = Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => dayAt(week * 7 + at)),
  )
  return { first, name: toMonthName(first), weeks }
}
