import ICAL from 'ical.js'
import { DAY_MS } from '#domain/dates.ts'
import { dateOf, instantOf, type Moment, parseMoment } from './calendar-time.ts'

export interface Rule {
  recur: ICAL.Recur
  until: Moment | null
  /** Days that a month does not have (RFC 7529): left out, or moved to the day before or behind. */
  skip: 'OMIT' | 'BACKWARD' | 'FORWARD'
}

const PARTS =
  /^(FREQ|INTERVAL|COUNT|UNTIL|WKST|RSCALE|SKIP|BY(SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))$/
const UNIT_MS: Partial<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
}

/** @param start of the series. @returns null for a rule that is not understood as a whole */
export function parseRule(text: string, start: Moment): Rule | null {
  const pairs = text
    .replace(/\s/g, '')
    .toUpperCase()
    .split(';')
    .filter((pair) => pair !== '' && !pair.startsWith('X-'))
    .map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])
  const parts = Object.fromEntries(pairs)
  if (pairs.some(([name, value]) => !PARTS.test(name) || value === '')) return null
  if ((parts.RSCALE ?? 'GREGORIAN') !== 'GREGORIAN' || parts.COUNT === '0') return null
  const { UNTIL, SKIP = 'OMIT' } = parts
  const until = UNTIL === undefined ? null : parseMoment(UNTIL, { zone: start.zone, isFloating: true })
  if (UNTIL !== undefined && until === null) return null
  if (SKIP !== 'OMIT' && SKIP !== 'BACKWARD' && SKIP !== 'FORWARD') return null
  const recur = toRecur(parts)
  return recur && { recur, until, skip: SKIP }
}

function toRecur(parts: Partial<Record<string, string>>): ICAL.Recur | null {
  const { UNTIL: _until, RSCALE: _scale, SKIP: _skip, BYDAY, INTERVAL, ...rest } = parts
  const isByWeek = parts.FREQ === 'WEEKLY' || parts.FREQ === 'DAILY'
  const clean = {
    ...rest,
    ...(INTERVAL && Number(INTERVAL) > 1 && { INTERVAL }),
    // "the first Monday" has no meaning within a week
    ...(BYDAY && { BYDAY: isByWeek ? BYDAY.replace(/[+-]?\d{1,3}(?=[A-Z])/g, '') : BYDAY }),
  }
  try {
    return ICAL.Recur.fromString(
      Object.entries(clean)
        .map(([name, value]) => `${name}=${value}`)
        .join(';'),
    )
  } catch {
    // the parser throws whatever it stumbles over
    return null
  }
}

/** The starts that a rule makes, in order, as the clock shows them; those long before `fromWall` may be left out. */
export function* listRuleWalls(rule: Rule, start: Moment, fromWall: number): Generator<number> {
  const first = toStart(rule, start.wall, fromWall)
  const moved = movesDays(rule, first)
  if (moved) yield* moved
  else {
    const dates = rule.recur.iterator(toTime(first, start.isDay))
    let misses = 0
    for (let at = dates.next(); at && misses < MAX_MISSES; at = dates.next()) {
      misses = fits(rule, at, new Date(first).getUTCDate()) ? 0 : misses + 1
      if (misses === 0) yield toWall(at)
    }
  }
}

/** Their day is that of the start where they name none. */
const OF_START = { MONTHLY: 1, YEARLY: 1 }
/** In a row: a rule of February 30 makes no other. */
const MAX_MISSES = 100
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The library makes March 1 of February 30; months and days of a rule hold for all that it makes. */
function fits({ recur: { freq, parts } }: Rule, at: ICAL.Time, startDay: number): boolean {
  const has = (wanted: readonly unknown[] | undefined, ...values: (number | string | undefined)[]) =>
    !wanted || values.some((value) => wanted.some((one) => toBare(one) === String(value)))
  const fromEnd = at.day - ICAL.Time.daysInMonth(at.month, at.year) - 1
  const isOfStart =
    freq in OF_START && !(parts.BYMONTHDAY || parts.BYDAY || parts.BYYEARDAY || parts.BYWEEKNO)
  return (
    (!isOfStart || at.day === startDay) &&
    has(parts.BYMONTH, at.month) &&
    has(parts.BYMONTHDAY, at.day, fromEnd) &&
    has(parts.BYDAY, WEEKDAYS[at.dayOfWeek() - 1])
  )
}

/** `-1FR` is a Friday. */
function toBare(one: unknown): string {
  return String(one).replace(/^[+-]?\d{1,3}(?=[A-Z])/, '')
}

export function isAfterUntil(until: Moment, at: Moment): boolean {
  // days are counted in the zone in which the later one is meant
  if (until.isDay || at.isDay) {
    const shift = until.isDay || until.isFloating ? 0 : until.wall - at.zone.toInstant(until.wall)
    return dateOf(at.wall) > dateOf(until.wall + Math.max(0, shift))
  }
  return until.isFloating ? at.wall > until.wall : instantOf(at) > until.wall
}

/** A series of equal steps is taken up shortly before the days that matter. */
function toStart({ recur }: Rule, wall: number, fromWall: number): number {
  const unit = UNIT_MS[recur.freq]
  if (unit === undefined || recur.count || fromWall <= wall) return wall
  const step = unit * recur.interval
  return wall + Math.max(0, Math.floor((fromWall - wall) / step) - 1) * step
}

function toTime(wall: number, isDate: boolean): ICAL.Time {
  const time = ICAL.Time.fromJSDate(new Date(wall), true)
  time.isDate = isDate
  // as the clock shows it: zones are applied to what comes out
  time.zone = ICAL.Timezone.localTimezone
  return time
}

function toWall({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number {
  return isDate ? Date.UTC(year, month - 1, day) : Date.UTC(year, month - 1, day, hour, minute, second)
}

const MAX_MONTHS = 12 * 400

/** Months that lack the day, where the rule says what then; null where nothing is to be moved. */
function movesDays({ recur, skip }: Rule, wall: number): Generator<number> | null {
  const months = { MONTHLY: 1, YEARLY: 12 }[recur.freq as string]
  const names = Object.keys(recur.parts)
  if (skip === 'OMIT' || !months || names.some((name) => name !== 'BYMONTHDAY')) return null
  const day = Number(recur.parts.BYMONTHDAY?.[0] ?? new Date(wall).getUTCDate())
  if (day < 1 || (recur.parts.BYMONTHDAY?.length ?? 0) > 1) return null
  return listMoved(wall, { day, step: months * recur.interval, count: recur.count ?? MAX_MONTHS, skip })
}

function* listMoved(
  wall: number,
  { day, step, count, skip }: { day: number; step: number; count: number; skip: Rule['skip'] },
): Generator<number> {
  const start = new Date(wall)
  const time = wall - Date.parse(dateOf(wall))
  for (let n = 0, left = count; left > 0 && n < MAX_MONTHS; n++) {
    const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + n * step]
    const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    const at = Date.UTC(
      year,
      month,
      day <= lastDay || skip === 'BACKWARD' ? Math.min(day, lastDay) : lastDay + 1,
    )
    if (at + time < wall) continue
    left--
    yield at + time
  }
}
