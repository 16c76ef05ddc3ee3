import { required } from '../required.ts'
import { addDays, weekdayOf } from '../zoned-time.ts'
import { HORIZON_DAYS, type UnitPeriod } from './units.ts'

/**
 * The first day that can be booked on a day (`YYYY-MM-DD`): its n-th working day (Monday to Friday) after it for n days
 * of notice, the day itself for none. Booked on a Friday with one day of notice: Monday.
 */
export function earliestDay(today: string, leadDays: number): string {
  if (leadDays === 0) return today
  // counted from the last working day, whole weeks at once
  const back = required([2, 0, 0, 0, 0, 0, 1][weekdayOf(today)])
  const start = addDays(today, -back)
  const rest = leadDays % 5
  const overWeekend = weekdayOf(start) + rest > 5 ? 2 : 0
  return addDays(start, Math.floor(leadDays / 5) * 7 + rest + overWeekend)
}

/** The last day that can be booked on a day (`YYYY-MM-DD`). */
export function latestDay(today: string): string {
  return addDays(today, HORIZON_DAYS)
}

/**
 * Whether an issue or date is still sold on a day: through the last day of its sale, else while there is the notice asked
 * for; never when it is over. @param earliest the first day that can be booked (`earliestDay`)
 */
export function isOnSale(
  { first, last, soldUntil }: UnitPeriod,
  { today, earliest }: { today: string; earliest: string },
): boolean {
  return soldUntil === null ? first >= earliest : today <= soldUntil && today <= last
}
