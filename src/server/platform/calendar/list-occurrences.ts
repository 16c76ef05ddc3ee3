import { DAY_MS } from '#domain/dates.ts'
import { dateOf, instantOf, type Moment } from './calendar-time.ts'
import { UTC } from './calendar-zones.ts'
import type { Entry } from './read-event.ts'
import { isAfterUntil, listRuleWalls, type Rule } from './read-rule.ts'

export interface Occurrence {
  at: Moment
  lengthMs: number
  takesTime: boolean
}

export interface Window {
  fromWall: number
  toWall: number
  /** Called for each step. @throws when there are too many */
  spend: () => void
}

/**
 * The occurrences of one event, in no order: its start, its rules and single days, without what is excepted, and without
 * what other events stand in place of. @param exceptions of its series
 */
export function* listOccurrences(
  entry: Entry,
  { exceptions, window }: { exceptions: readonly Entry[]; window: Window },
): Generator<Occurrence> {
  const excepted = toMatcher([...entry.excepted, ...exceptions.flatMap(({ replaces }) => replaces ?? [])])
  const future = exceptions
    .flatMap((one) => (one.changesFuture && one.replaces ? [{ one, at: instantOf(one.replaces) }] : []))
    .toSorted((a, b) => b.at - a.at)
  const done = new Set<number>()
  for (const { at, lengthMs } of listStarts(entry, window)) {
    const instant = instantOf(at)
    if (done.has(instant) || excepted(at)) continue
    done.add(instant)
    const change = future.find((other) => other.at <= instant)?.one
    if (!change) yield { at, lengthMs: lengthMs ?? entry.lengthMs, takesTime: isBusy(entry) }
    // one with a rule of its own goes on by that
    else if (change.rules.length === 0) yield moveBy(change, at)
  }
}

export const isBusy = ({ takesTime, isCancelled }: Entry) => takesTime && !isCancelled

/** As far from where the rule puts it as the exception is from its own occurrence. */
function moveBy(change: Entry, at: Moment): Occurrence {
  const { start, replaces, lengthMs } = change
  const from = replaces ?? start
  const isSameClock = start.isDay || start.zone.name === from.zone.name
  const wall = isSameClock
    ? at.wall + start.wall - from.wall
    : instantOf(at) + instantOf(start) - instantOf(from)
  return { at: { ...start, wall, zone: isSameClock ? at.zone : UTC }, lengthMs, takesTime: isBusy(change) }
}

interface Start {
  at: Moment
  lengthMs: number | null
}

function* listStarts(entry: Entry, window: Window): Generator<Start> {
  const { start, added } = entry
  const reach = { ...window, fromWall: window.fromWall - Math.max(0, entry.lengthMs) }
  const dropped = new Set<number>()
  for (const rule of entry.exceptRules)
    for (const at of listRule(rule, start, reach)) dropped.add(instantOf(at))
  for (const one of [{ at: start, lengthMs: null }, ...added]) {
    window.spend()
    if (!dropped.has(instantOf(one.at))) yield one
  }
  for (const rule of entry.rules)
    for (const at of listRule(rule, start, reach))
      if (!dropped.has(instantOf(at))) yield { at, lengthMs: null }
}

/** Those that may reach into the window. */
function* listRule(rule: Rule, start: Moment, { fromWall, toWall, spend }: Window): Generator<Moment> {
  for (const wall of listRuleWalls(rule, start, fromWall)) {
    spend()
    if (wall < fromWall) continue
    if (wall > toWall) return
    const at = { ...start, wall }
    if (rule.until && isAfterUntil(rule.until, at)) return
    yield at
  }
}

/** Whether an occurrence is meant: by its instant, or, written without a zone, by what its clock shows; days by their date. */
function toMatcher(moments: readonly Moment[]): (at: Moment) => boolean {
  const instants = new Set(moments.filter(({ isDay }) => !isDay).map(instantOf))
  const walls = new Set(
    moments.filter(({ isDay, isFloating }) => !isDay && isFloating).map(({ wall }) => wall),
  )
  const days = new Set(moments.filter(({ isDay }) => isDay).map(({ wall }) => dateOf(wall)))
  const timedDays = new Set(moments.filter(({ isDay }) => !isDay).map(dayOfTime))
  return (at) => {
    const day = dateOf(at.wall)
    if (days.has(day)) return true
    return at.isDay ? timedDays.has(day) : instants.has(instantOf(at)) || walls.has(at.wall)
  }
}

/** The day that a time stands for where its series is of whole days: midnight somewhere. */
function dayOfTime({ wall }: Moment): string {
  const sinceMidnight = ((wall % DAY_MS) + DAY_MS) % DAY_MS
  // 23:00 and 22:00 in UTC are midnight in Europe
  return dateOf(sinceMidnight > 12 * 3_600_000 ? wall + DAY_MS / 2 : wall)
}
