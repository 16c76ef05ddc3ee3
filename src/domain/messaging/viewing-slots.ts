import { DAY_MS } from '../dates.ts'
import { addDays, toInstant, toWallTime, type WallTime, weekdayOf } from '../zoned-time.ts'
import { VIEWING_LIMITS } from './viewings.ts'

/** A weekly range of hours, in a seller's own time zone. */
export interface ViewingHours {
  /** 0 is Sunday. */
  weekday: number
  /** Minutes since midnight; `to` is 1440 at the end of the day. */
  from: number
  to: number
}

/** Instants; the end is not part of it. */
export interface Span {
  start: Date
  end: Date
}

export interface SlotQuestion {
  hours: readonly ViewingHours[]
  /** The seller's time zone (IANA): hours and days are meant in it. */
  zone: string
  /** Viewings already agreed, in any order. */
  busy: readonly Span[]
  /** Length of a viewing, in minutes. */
  minutes: number
  /** Minutes kept free before and after each viewing. */
  bufferMinutes: number
  /** Nothing starts sooner than this many hours from now. */
  noticeHours: number
  /** Days looked ahead, today included; at most `VIEWING_LIMITS.slotDays`. */
  days?: number
  /** Last day of an absence, `YYYY-MM-DD`. */
  awayUntil: string | null
  now: Date
}

const MINUTE_MS = 60_000

/**
 * The starts of the viewings that could be agreed, earliest first: inside the hours from beginning to end, as the clocks show
 * it, `minutes` apart in real time, at least the buffer away from every agreed one. On a day with a clock change the skipped
 * hour holds no slot, and of hours that cover a repeated one both runs do.
 */
export function listSlots(question: SlotQuestion): Date[] {
  const { hours, zone, now, awayUntil, noticeHours, busy, bufferMinutes, minutes } = question
  const days = question.days ?? VIEWING_LIMITS.slotDays
  const today = toWallTime(now, zone).date
  const earliest = now.getTime() + (noticeHours * DAY_MS) / 24
  const dates = Array.from({ length: days }, (_, day) => addDays(today, day))
  const starts = dates
    .filter((date) => awayUntil === null || date > awayUntil)
    .flatMap((date) => {
      const open = hours.filter(({ weekday }) => weekday === weekdayOf(date))
      return open.flatMap((range) => slotsWithin(range, date, { zone, minutes }))
    })
    .filter((start) => start.getTime() >= earliest)
  const buffer = bufferMinutes * MINUTE_MS
  return starts
    .filter((start) => isFree(start, { busy, buffer, minutes }))
    .sort((a, b) => a.getTime() - b.getTime())
}

function slotsWithin(
  range: ViewingHours,
  date: string,
  { zone, minutes }: { zone: string; minutes: number },
): Date[] {
  const end = toInstant({ date, minute: range.to }, zone).getTime()
  const found: Date[] = []
  for (let at = toInstant({ date, minute: range.from }, zone).getTime(); ; at += minutes * MINUTE_MS) {
    const until = at + minutes * MINUTE_MS
    if (until > end) return found
    const shown = [toWallTime(new Date(at), zone), toWallTime(new Date(until), zone)] as const
    if (isInside(range, date, { shown, minutes })) found.push(new Date(at))
  }
}

/** As the clocks show it: where an hour repeats, hours that end in its first run must not continue in between. */
function isInside(
  range: ViewingHours,
  date: string,
  { shown: [start, end], minutes }: { shown: readonly [WallTime, WallTime]; minutes: number },
): boolean {
  const from = minuteOf(start, date)
  const to = minuteOf(end, date)
  return from >= range.from && to <= range.to && to - from >= minutes
}

/** Minutes since midnight of a date, above 1440 on the next. */
function minuteOf(shown: WallTime, date: string): number {
  return shown.date === date ? shown.minute : shown.date > date ? shown.minute + 1440 : shown.minute - 1440
}

function isFree(
  start: Date,
  { busy, buffer, minutes }: { busy: readonly Span[]; buffer: number; minutes: number },
): boolean {
  const from = start.getTime() - buffer
  const to = start.getTime() + minutes * MINUTE_MS + buffer
  return busy.every((span) => span.end.getTime() <= from || span.start.getTime() >= to)
}

/** Whether two ranges of one weekday share a minute. */
export function hasOverlap(hours: readonly ViewingHours[]): boolean {
  return hours.some((one, i) =>
    hours
      .slice(i + 1)
      .some((other) => one.weekday === other.weekday && one.from < other.to && other.from < one.to),
  )
}
