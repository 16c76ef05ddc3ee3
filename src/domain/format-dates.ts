import { DAY_MS } from './dates.ts'

/** Where the market is: its days and times are meant wherever none is named, on every screen and in every mail. */
export const MARKET_ZONE = 'America/Los_Angeles'

const SHORT_DATE = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const MONTH_DATE = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const WEEK_DATE = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const WEEKDAY_NAME = { weekday: 'long', timeZone: 'UTC' } as const
const MONTH = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
const DAY = { dateStyle: 'medium', timeZone: MARKET_ZONE } as const
const LONG_DAY = { dateStyle: 'long', timeZone: MARKET_ZONE } as const
const MONTH_DAY = { month: 'short', day: 'numeric', timeZone: MARKET_ZONE } as const
const TIME = { dateStyle: 'medium', timeStyle: 'short', timeZone: MARKET_ZONE } as const
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone: MARKET_ZONE } as const
const ZONED_TIME = { ...CLOCK, month: 'short', day: 'numeric', year: 'numeric' } as const
const APPOINTMENT = { ...CLOCK, weekday: 'short', month: 'short', day: 'numeric' } as const
const APPOINTMENT_DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const
const TIME_OF_DAY = { timeStyle: 'short', timeZone: MARKET_ZONE } as const
const WEEKDAY = { weekday: 'long', month: 'long', day: 'numeric', timeZone: MARKET_ZONE } as const
const ISO_DAY = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: MARKET_ZONE } as const

/** Calendar date `YYYY-MM-DD` → "Mar 25, 2025". */
export function toShortDate(date: string): string {
  return write(date, SHORT_DATE)
}

/** Calendar date `YYYY-MM-DD` → "Mar 25". */
export function toMonthDay(date: string): string {
  return write(date, MONTH_DATE)
}

/** Month of a calendar date `YYYY-MM-DD` → "March 2025". */
export function toMonthName(date: string): string {
  return write(date, MONTH)
}

/** Calendar date `YYYY-MM-DD` → "Tue, Mar 25". */
export function toWeekDate(date: string): string {
  return write(date, WEEK_DATE)
}

/** Calendar date `YYYY-MM-DD` → "March 25, 2025". */
export function toLongDate(date: string): string {
  return write(date, LONG_DATE)
}

/**
 * Calendar dates `YYYY-MM-DD` → "Mar 2 to Mar 29, 2027", "Dec 28, 2026 to Jan 24, 2027"; one day alone → "Mar 2, 2027".
 * @param today its year is not written
 */
export function toDateRange({ first, last }: { first: string; last: string }, today = ''): string {
  const [begin, end, now] = [first, last, today].map((date) => date.slice(0, 4))
  const to = end === now ? write(last, MONTH_DATE) : toShortDate(last)
  if (first === last) return to
  const hasYear = begin !== end && begin !== now
  return `${hasYear ? toShortDate(first) : write(first, MONTH_DATE)} to ${to}`
}

/** Day of the week, 0 is Sunday → "Monday". */
export function weekdayName(weekday: number): string {
  return write(new Date(Date.UTC(2023, 0, 1 + weekday)), WEEKDAY_NAME)
}

/** Day of an instant → "Mar 25, 2025". */
export function formatDay(instant: string): string {
  return write(instant, DAY)
}

/** Day of an instant → "March 25, 2025". */
export function formatLongDay(instant: string | Date): string {
  return write(instant, LONG_DAY)
}

/** Day of an instant → "Mar 25". */
export function formatMonthDay(instant: string): string {
  return write(instant, MONTH_DAY)
}

/** Day of an instant → "Tuesday, March 25". */
export function formatWeekday(instant: string): string {
  return write(instant, WEEKDAY)
}

/** Instant → "4:05 PM". */
export function formatTimeOfDay(instant: string): string {
  return write(instant, TIME_OF_DAY)
}

/** Instant → "Mar 25, 2025, 4:05 PM". */
export function formatTime(instant: string): string {
  return write(instant, TIME)
}

/** Instant → "Mar 25, 2025, 4:05 PM PDT". */
export function formatZonedTime(instant: string): string {
  return write(instant, ZONED_TIME)
}

/** Instant → "Tue, Mar 25, 4:05 PM PDT", in a time zone (IANA). */
export function formatAppointment(instant: Date, zone: string = MARKET_ZONE): string {
  return writeIn(zone, instant, APPOINTMENT)
}

/**
 * The end of a wait in a time zone (IANA), written in one way everywhere: "Tue, Mar 25, 4:05 PM PDT". Midnight is named by the day that ends:
 * "the end of Tue, Mar 25". It follows "by" or "until".
 */
export function formatDeadline(instant: Date, zone: string): string {
  if (!formatClockIn(instant, zone).startsWith('12:00 AM')) return formatAppointment(instant, zone)
  return `the end of ${formatDayIn(new Date(instant.getTime() - 1), zone)}`
}

/** The same in Spanish, behind "antes de" or "hasta": "las 4:05 p.m. PDT del mar, 25 de mar", "terminar el mar, 25 de mar". */
export function formatSpanishDeadline(instant: Date, zone: string): string {
  const dayOf = (at: Date) => writeIn(zone, at, APPOINTMENT_DAY, 'es-US')
  const time = writeIn(zone, instant, CLOCK, 'es-US').replaceAll(/\s/g, ' ')
  if (time.startsWith('12:00 a')) return `terminar el ${dayOf(new Date(instant.getTime() - 1))}`
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time} del ${dayOf(instant)}`
}

/** Day of an instant in a time zone (IANA) → "Tue, Mar 25". */
export function formatDayIn(instant: Date, zone: string): string {
  return writeIn(zone, instant, APPOINTMENT_DAY)
}

/** Instant → "4:05 PM PDT", in a time zone (IANA). */
export function formatClockIn(instant: Date, zone: string): string {
  return writeIn(zone, instant, CLOCK)
}

/** Day of an instant as calendar date `YYYY-MM-DD`. */
export function toMarketDate(instant: Date): string {
  return write(instant, ISO_DAY, 'en-CA')
}

/**
 * The listed date in words, counted in whole days between the two instants:
 * today, yesterday, n days ago (< 7), n weeks ago (< 30 days), then n months ago.
 */
export function relativeDate(date: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY_MS))
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `${days} days ago`
  if (days < 30) return plural(Math.floor(days / 7), 'week')
  return plural(Math.floor(days / 30), 'month')
}

function plural(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`
}

/** Made at the first use and kept: making one takes longer than writing a hundred dates. */
const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>()

function write(date: string | Date, options: Intl.DateTimeFormatOptions, locale = 'en-US'): string {
  const format = formats.get(options) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(options, format)
  return format.format(new Date(date))
}

const zoned = new Map<string, Intl.DateTimeFormat>()

function writeIn(zone: string, instant: Date, options: Intl.DateTimeFormatOptions, locale = 'en-US'): string {
  const key = `${locale} ${zone} ${Object.keys(options)}`
  const format = zoned.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  zoned.set(key, format)
  return format.format(instant)
}
