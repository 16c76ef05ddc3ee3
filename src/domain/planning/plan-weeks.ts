import { toDate, toDayNumber } from '../dates.ts'

interface Days {
  /** Inclusive. */
  first: string
  last: string
}

/** Where a line lies on the scale of its plan, in percent of its length. */
export interface LinePlace {
  startPercent: number
  widthPercent: number
}

export interface PlanScale {
  first: string
  last: string
  /** Its Mondays; each second, third … of them where there are many. */
  marks: { day: string; percent: number }[]
  /** In the order of the lines. */
  places: LinePlace[]
}

const MOST_MARKS = 8

/** The lines of a plan on one scale of weeks; null without lines. */
export function toPlanScale(lines: readonly Days[]): PlanScale | null {
  if (lines.length === 0) return null
  const first = toDate(Math.min(...lines.map((line) => toDayNumber(line.first))))
  const last = toDate(Math.max(...lines.map((line) => toDayNumber(line.last))))
  const days = toDayNumber(last) - toDayNumber(first) + 1
  const percentOf = (day: string) => (100 * (toDayNumber(day) - toDayNumber(first))) / days
  return {
    first,
    last,
    marks: listMondays(first, last).map((day) => ({ day, percent: percentOf(day) })),
    places: lines.map((line) => ({
      startPercent: percentOf(line.first),
      widthPercent: (100 * (toDayNumber(line.last) - toDayNumber(line.first) + 1)) / days,
    })),
  }
}

/** Eight at most, evenly apart. */
function listMondays(first: string, last: string): string[] {
  const [from, to] = [toDayNumber(first), toDayNumber(last)]
  // day 4 after January 1, 1970, a Thursday, was a Monday
  const start = from + ((((4 - from) % 7) + 7) % 7)
  const weeks = Math.floor((to - start) / 7) + 1
  const every = Math.max(1, Math.ceil(weeks / MOST_MARKS))
  return Array.from({ length: Math.max(0, Math.ceil(weeks / every)) }, (_, at) =>
    toDate(start + at * every * 7),
  )
}
