import { DAY_MS, toDayNumber } from './dates.ts'
import { required } from './required.ts'

/** What a clock and a calendar on the wall show. */
export interface WallTime {
  /** Calendar date `YYYY-MM-DD`. */
  date: string
  /** Minutes since midnight, 0 to 1440 (midnight at the end of the day); seconds are not shown. */
  minute: number
}

const MINUTE_MS = 60_000

/** `10/05/2026, 14:30:00` */
const WRITTEN = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/

/** Made at the first use and kept, a few hundred at most: making one takes longer than a thousand readings. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(zone, clock)
  return clock
}

/** Whether this is the name of a time zone (IANA, `America/Los_Angeles`); fixed offsets such as `+02:00` are not. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone) || zone.length > 64) return false
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}

/** Milliseconds that a zone's clocks are ahead of UTC at an instant, given in milliseconds since 1970. */
export function offsetAt(instantMs: number, zone: string): number {
  const [, month, day, year, hour, minute, second] = required(
    WRITTEN.exec(clockOf(zone).format(instantMs)),
  ).map(Number)
  const shown = Date.UTC(
    required(year),
    required(month) - 1,
    required(day),
    required(hour),
    required(minute),
    required(second),
  )
  return shown - Math.floor(instantMs / 1000) * 1000
}

/** What the clocks of a zone show at an instant. @throws RangeError for an unknown zone */
export function toWallTime(instant: Date, zone: string): WallTime {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), zone))
  return {
    date: shown.toISOString().slice(0, 10),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  }
}

/**
 * The instant at which the clocks of a zone show a wall time. A time that they skip counts on with the offset before the
 * gap (2:30 becomes 3:30); of a time that they show twice, the later one is meant. Both as Postgres has it
 * (`timestamp at time zone`, DetermineTimeZoneOffset in its datetime.c). @throws RangeError for an unknown zone
 */
export function toInstant({ date, minute }: WallTime, zone: string): Date {
  const shown = toDayNumber(date) * DAY_MS + minute * MINUTE_MS
  const before = offsetAt(shown - DAY_MS, zone)
  const after = offsetAt(shown + DAY_MS, zone)
  const isAfter = offsetAt(shown - after, zone) === after
  return new Date(shown - (isAfter ? after : before))
}

/** A calendar date some days later. */
export function addDays(date: string, days: number): string {
  return new Date((toDayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10)
}

/** Day of the week of a calendar date, 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(toDayNumber(date) * DAY_MS).getUTCDay()
}
