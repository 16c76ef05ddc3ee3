import type { ViewingSettings } from '#contract/messaging/viewings.ts'

export type Hours = ViewingSettings['hours']
export type Range = Hours[number]

const WORKDAYS = [1, 2, 3, 4, 5]
const NEW_RANGE = { from: 9 * 60, to: 17 * 60 }
const [HOUR, DAY] = [60, 24 * 60]

export function hoursOf(hours: Hours, weekday: number): Range[] {
  return hours.filter((range) => range.weekday === weekday)
}

/** The hours with those of one day replaced. */
export function replaceDay(hours: Hours, weekday: number, ranges: Range[]): Hours {
  return [...hours.filter((range) => range.weekday !== weekday), ...ranges]
}

/** Monday's hours on every workday; the weekend stays. */
export function copyMonday(hours: Hours): Hours {
  const monday = hoursOf(hours, 1)
  return [
    ...hours.filter(({ weekday }) => !WORKDAYS.includes(weekday)),
    ...WORKDAYS.flatMap((weekday) => monday.map((range) => ({ ...range, weekday }))),
  ]
}

/** An hour after the last range of the day, else an hour before the first; null where neither has room. */
export function nextRange(weekday: number, ranges: Range[]): Range | null {
  if (ranges.length === 0) return { weekday, ...NEW_RANGE }
  const last = Math.max(...ranges.map(({ to }) => to))
  if (last + HOUR < DAY) return { weekday, from: last + HOUR, to: Math.min(last + 3 * HOUR, DAY) }
  const first = Math.min(...ranges.map(({ from }) => from))
  return first > HOUR ? { weekday, from: Math.max(first - 3 * HOUR, 0), to: first - HOUR } : null
}
