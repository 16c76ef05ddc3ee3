import { DAY_MS, toDayNumber } from '../../dates.ts'
import type { Interval } from '../../vocabulary.ts'

/** A term in intervals: whole ones, and days of one more that has `of` days. */
export interface TermSplit {
  whole: number
  /** Fewer than `of`. */
  rest: number
  of: number
}

const DAYS = { day: 1, week: 7, '4-week': 28 } as const
const MONTHS = { month: 1, quarter: 3, year: 12 } as const

/**
 * How many intervals a term has. Months, quarters and years go by the calendar, always counted from the first day, so
 * that nothing drifts: from January 31, they begin on February 28, March 31, April 30. A one-time price has one interval.
 * @param first `YYYY-MM-DD`
 * @param last `YYYY-MM-DD`, inclusive
 */
export function splitTerm(interval: Interval, first: string, last: string): TermSplit {
  if (interval === 'one-time') return { whole: 1, rest: 0, of: 1 }
  return interval in DAYS
    ? splitDays(DAYS[interval as keyof typeof DAYS], countDays(first, last))
    : splitMonths(MONTHS[interval as keyof typeof MONTHS], first, last)
}

/** Days from the first to the last, both counted. */
export function countDays(first: string, last: string): number {
  return toDayNumber(last) - toDayNumber(first) + 1
}

function splitDays(of: number, days: number): TermSplit {
  return { whole: Math.floor(days / of), rest: days % of, of }
}

function splitMonths(months: number, first: string, last: string): TermSplit {
  const end = toDayNumber(last) + 1
  // never too high: no month has more than 31 days
  let whole = Math.floor((end - toDayNumber(first)) / (31 * months))
  while (startOfPeriod(first, (whole + 1) * months) <= end) whole++
  const start = startOfPeriod(first, whole * months)
  return { whole, rest: end - start, of: startOfPeriod(first, (whole + 1) * months) - start }
}

/** The day number some months after a day; the month's last day where it has no such day. */
function startOfPeriod(first: string, months: number): number {
  const [year, month, day] = first.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)) / DAY_MS
}
