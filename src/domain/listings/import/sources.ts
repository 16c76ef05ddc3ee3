import { MARKET_ZONE } from '../../format-dates.ts'
import { addDays, toInstant, toWallTime } from '../../zoned-time.ts'

/** first: its first file waits for a person; waits: a later one does; failing: it cannot be read, and is tried again. */
export const SOURCE_STATES = ['first', 'on', 'waits', 'failing', 'off'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

export const READ_OUTCOMES = ['same', 'running', 'waits', 'applied', 'skipped', 'failed', 'undone'] as const
export type ReadOutcome = (typeof READ_OUTCOMES)[number]

export const MAX_SOURCES = 5
/** Reads of a source that are kept. */
export const MAX_READS = 60
/** A space is paused after so many reads in a row that do not name it. */
export const READS_TO_PAUSE = 2
/** Its people get a mail once it could not be read for so long. */
export const FAILING_MAIL_DAYS = 3
const RETRY_MINUTES = 30
const LONGEST_RETRY_MINUTES = 24 * 60

/** What a read did, in spaces. */
export interface ReadCounts {
  created: number
  /** Of those that changed: with another price. */
  prices: number
  changed: number
  unchanged: number
  bad: number
  /** Not in the file for the first time: paused if the next one does not name them either. */
  missing: number
  paused: number
  resumed: number
}

export const NO_COUNTS: ReadCounts = {
  created: 0,
  prices: 0,
  changed: 0,
  unchanged: 0,
  bad: 0,
  missing: 0,
  paused: 0,
  resumed: 0,
}

export interface Schedule {
  everyHours: number | null
  /** 0 to 23 in the time zone of the market. */
  atHour: number | null
}

/** When a source is read next. */
export function findNextRead({ everyHours, atHour }: Schedule, now: Date): Date {
  if (atHour === null) return new Date(now.getTime() + (everyHours ?? 24) * 3_600_000)
  const { date } = toWallTime(now, MARKET_ZONE)
  const today = toInstant({ date, minute: atHour * 60 }, MARKET_ZONE)
  return today > now ? today : toInstant({ date: addDays(date, 1), minute: atHour * 60 }, MARKET_ZONE)
}

/** When one that could not be read is tried again: after an hour, two, four, up to a day. @param failures in a row, at least 1 */
export function findNextTry(failures: number, now: Date): Date {
  const minutes = Math.min(RETRY_MINUTES * 2 ** Math.min(failures, 10), LONGEST_RETRY_MINUTES)
  return new Date(now.getTime() + minutes * 60_000)
}

/** "5 prices, 2 new for review, 1 paused"; empty where nothing changed. */
export function describeCounts({
  created,
  prices,
  changed,
  bad,
  missing,
  paused,
  resumed,
}: ReadCounts): string {
  const others = changed - prices
  const parts = [
    part(prices, prices === 1 ? 'price' : 'prices'),
    part(others, 'changed otherwise'),
    part(created, 'new for review'),
    part(missing, 'missing from the file'),
    part(paused, 'paused'),
    part(resumed, 'on the market again'),
    part(bad, 'not read'),
  ]
  return parts.filter(Boolean).join(', ')
}

function part(count: number, word: string): string {
  return count === 0 ? '' : `${count.toLocaleString('en-US')} ${word}`
}
