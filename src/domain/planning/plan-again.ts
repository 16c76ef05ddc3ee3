import { formatShortCents } from '../booking/price/cents.ts'
import { toDateRange } from '../format-dates.ts'

export interface LineState {
  first: string
  last: string
  /** All-in, integer US cents; null where it could not be had. */
  totalCents: number | null
}

/** To people: how a line of a plan that is made again differs from the line it comes from. */
export function describeAgain(before: LineState, now: LineState & { totalCents: number }): string {
  const isMoved = before.first !== now.first || before.last !== now.last
  const dates = isMoved ? `${toDateRange(now)} in place of ${toDateRange(before)}` : 'The same dates'
  return `${dates}, ${describePrice(before.totalCents, now.totalCents)}.`
}

function describePrice(before: number | null, now: number): string {
  if (before === null) return 'free again'
  if (before === now) return 'the same price'
  const by = formatShortCents(Math.abs(now - before))
  return now > before
    ? `${by} more than ${formatShortCents(before)}`
    : `${by} less than ${formatShortCents(before)}`
}

/**
 * By how many days all lines move so that none has begun: whole blocks of four weeks, the cell that most spaces are sold in; 0 where
 * the first is still to come.
 * @param daysOver how many days ago the first line began; below 1 it has not
 */
export function shiftOf(daysOver: number): number {
  return daysOver < 1 ? 0 : Math.ceil(daysOver / 28) * 28
}

const MARK = / \(again(?: \d{1,3})?\)$/

/** "January" → "January (again)", "January (again 2)"; cut so that it stays a name. */
export function nameAgain(name: string, max: number): string {
  const [, times] = / \(again(?: (\d{1,3}))?\)$/.exec(name) ?? []
  const mark = MARK.test(name) ? ` (again ${Number(times ?? 1) + 1})` : ' (again)'
  return `${name
    .replace(MARK, '')
    .slice(0, max - mark.length)
    .trimEnd()}${mark}`
}
