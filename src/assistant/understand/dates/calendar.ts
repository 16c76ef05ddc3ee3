import { DAY_MS, toDayNumber } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'

/** A calendar day as days since 1970-01-01: plain arithmetic, no time zones. */
export type Day = number

export interface DayRange {
  from: Day
  to: Day
}

export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / DAY_MS
}

export function isoOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

export function yearOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

export function monthOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCMonth() + 1
}

/** Monday of the week that contains the day. */
export function mondayOf(day: Day): Day {
  return day - ((((day + 3) % 7) + 7) % 7)
}

/** First to last day of a month; months beyond 12 roll over into the next year. */
export function monthRange(year: number, month: number): DayRange {
  return { from: dayOf(year, month, 1), to: dayOf(year, month + 1, 1) - 1 }
}

/** The same date `months` later, clamped to the month's last day. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * DAY_MS)
  const target = monthRange(date.getUTCFullYear(), date.getUTCMonth() + 1 + months)
  return Math.min(target.from + date.getUTCDate() - 1, target.to)
}

/** True for an existing calendar date: no 31 June. */
export function isRealDate(year: number, month: number, date: number): boolean {
  return (
    month >= 1 &&
    month <= 12 &&
    date >= 1 &&
    date <= monthRange(year, month).to - monthRange(year, month).from + 1
  )
}

/** Today's date in the market's time zone. */
export function pacificToday(now: Date): Day {
  return toDayNumber(toMarketDate(now))
}
