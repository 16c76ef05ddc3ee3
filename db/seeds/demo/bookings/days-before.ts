import { DAY_MS } from '#domain/dates.ts'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { offsetAt } from '#domain/zoned-time.ts'

/**
 * So many days before an instant, at the same time of the market's clocks: stories count in calendar days, and across a
 * change of the clocks plain hours would begin an hour before midnight and end on another day.
 */
export function daysBefore(end: Date, days: number): Date {
  const then = end.getTime() - days * DAY_MS
  return new Date(then + offsetAt(end.getTime(), MARKET_ZONE) - offsetAt(then, MARKET_ZONE))
}
