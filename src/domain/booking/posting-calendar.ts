import { required } from '../required.ts'
import { addDays } from '../zoned-time.ts'
import { cellOf, type Days } from './cells.ts'

/** Four weeks in which posters hang. */
export interface PostingPeriod extends Days {
  /** The year that its middle lies in. */
  year: number
  /** From 1 within the year: 13 a year, and a 14th about every 24 years. */
  number: number
  /** "Period 3 of 2026" */
  label: string
}

/** The posting period that holds a day. @param anchor a Monday on which one begins (both `YYYY-MM-DD`) */
export function postingPeriodOf(anchor: string, day: string): PostingPeriod {
  const days = required(cellOf({ cell: '4-week', anchor, periods: [] }, day))
  const year = middleYear(days.first)
  let number = 1
  for (let first = days.first; middleYear(addDays(first, -28)) === year; first = addDays(first, -28)) number++
  return { ...days, year, number, label: `Period ${number} of ${year}` }
}

/** The posting periods of a year, in order. */
export function listPostingPeriods(anchor: string, year: number): PostingPeriod[] {
  const periods: PostingPeriod[] = []
  let next = postingPeriodOf(anchor, `${year}-01-14`)
  while (next.year < year) next = postingPeriodOf(anchor, addDays(next.last, 1))
  for (; next.year === year; next = postingPeriodOf(anchor, addDays(next.last, 1))) periods.push(next)
  return periods
}

function middleYear(first: string): number {
  return Number(addDays(first, 14).slice(0, 4))
}
