import { DAY_MS, toDayNumber } from '#domain/dates.ts'
import {
  formatDay,
  formatLongDay,
  formatMonthDay,
  formatTimeOfDay,
  formatWeekday,
  toMarketDate,
} from '#domain/format-dates.ts'

const WEEK = 7

/** Day of a message in its thread: "Today", "Yesterday", "Tuesday, March 25", of other years "March 25, 2025". */
export function toDayLabel(instant: string, now: Date): string {
  const days = daysBetween(instant, now)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return isSameYear(instant, now) ? formatWeekday(instant) : formatLongDay(instant)
}

/** Time of the latest message in the list: "4:05 PM", "yesterday", "3 days ago", "Mar 25", of other years "Mar 25, 2025". */
export function toListDate(instant: string, now: Date): string {
  const days = daysBetween(instant, now)
  if (days <= 0) return formatTimeOfDay(instant)
  if (days === 1) return 'yesterday'
  if (days < WEEK) return `${days} days ago`
  return isSameYear(instant, now) ? formatMonthDay(instant) : formatDay(instant)
}

/** Calendar days of the market. */
function daysBetween(instant: string, now: Date): number {
  return toDayNumber(toMarketDate(now)) - toDayNumber(toMarketDate(new Date(instant)))
}

function isSameYear(instant: string, now: Date): boolean {
  return toMarketDate(new Date(instant)).slice(0, 4) === toMarketDate(now).slice(0, 4)
}

/** "8:15 PM" within a day from now, otherwise the day. */
export function toUntil(instant: string, now: Date): string {
  const isSoon = Date.parse(instant) - now.getTime() < DAY_MS
  return isSoon ? formatTimeOfDay(instant) : formatMonthDay(instant)
}
