import { addDays, weekdayOf } from '../../zoned-time.ts'

/** The n-th working day (Monday to Friday) after a day (`YYYY-MM-DD`); for none the day itself. */
export function workingDaysAfter(day: string, count: number): string {
  let [at, left] = [day, count]
  while (left > 0) {
    at = addDays(at, 1)
    const weekday = weekdayOf(at)
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}
