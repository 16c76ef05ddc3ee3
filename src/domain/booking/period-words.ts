import { toDateRange } from '../format-dates.ts'
import type { Days } from './cells.ts'
import { countDays } from './price/split-term.ts'

interface Period extends Days {
  /** How many of the days asked for it has. */
  askedDays: number
  /** Those that it leaves out. */
  missing: readonly Days[]
}

/** "Dec 28, 2026 to Jan 24, 2027, 4 weeks" */
export function namePeriod(days: Days): string {
  const count = countDays(days.first, days.last)
  if (count % 7 !== 0) return toDateRange(days)
  return `${toDateRange(days)}, ${count === 7 ? '1 week' : `${count / 7} weeks`}`
}

/** "24 of your 31 days; Jan 25 to Jan 31, 2027 are missing." */
export function describeMissing({ askedDays, missing }: Period): string {
  const days = missing.reduce((sum, { first, last }) => sum + countDays(first, last), 0)
  const names = missing.map((range) => toDateRange(range)).join(' and ')
  return `${askedDays} of your ${askedDays + days} days; ${names} ${days === 1 ? 'is' : 'are'} missing.`
}
