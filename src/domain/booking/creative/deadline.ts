import { required } from '../../required.ts'
import { addDays, weekdayOf } from '../../zoned-time.ts'
import type { AgreedTerms, AgreedUnit } from '../terms.ts'

/** Days before its deadline at which both sides are reminded of artwork that is missing. */
export const REMIND_DAYS = [7, 3, 1] as const

/** The n-th working day (Monday to Friday) before a day (`YYYY-MM-DD`); for none the day itself. */
export function workingDaysBefore(day: string, count: number): string {
  // from the first working day at or after it, whole weeks at once
  const ahead = count === 0 ? 0 : required([1, 0, 0, 0, 0, 0, 2][weekdayOf(day)])
  const start = addDays(day, ahead)
  const rest = count % 5
  const overWeekend = weekdayOf(start) - rest < 1 && rest > 0 ? 2 : 0
  return addDays(start, -(Math.floor(count / 5) * 7 + rest + overWeekend))
}

/** By when the artwork of one placement is due: its issue's own date, else so many working days before its first day. */
export function dueDayOf({ artwork }: Pick<AgreedTerms, 'artwork'>, unit: AgreedUnit): string | null {
  if (!artwork || artwork.spec.kind === 'none') return null
  return unit.materialDate ?? workingDaysBefore(unit.first, artwork.workingDays)
}

/** What is said at a moment of artwork that is missing; null: nothing yet. Days are `YYYY-MM-DD`. */
export function reminderOf(dueOn: string, today: string): '7' | '3' | '1' | 'late' | null {
  if (today > dueOn) return 'late'
  const near = REMIND_DAYS.findLast((days) => addDays(today, days) >= dueOn)
  return near === undefined ? null : (String(near) as '7' | '3' | '1')
}
