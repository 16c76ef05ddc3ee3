import type { UnreadPart } from '#domain/booking/unread-part.ts'
import { DAY_MS } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import { ChildRefusal } from '../child/serve-child.ts'
import type { BusyQuestion, BusyRange, BusyReading } from './busy-reading.ts'
import { dateOf, instantOf } from './calendar-time.ts'
import { currentVersions } from './current-versions.ts'
import { isBusy, listOccurrences, type Occurrence } from './list-occurrences.ts'
import type { Entry } from './read-event.ts'
import { readEvents } from './read-events.ts'

/** Of all events together, those before `from` included: a daily event of fifty years is 18,000. */
const MAX_OCCURRENCES = 50_000
const MAX_OF_EVENT = 20_000
const MAX_RANGES = 400
/** A time may be a day earlier or later where the space is. */
const ZONE_MS = 2 * DAY_MS

/**
 * The days that a calendar takes between two days, joined where they touch, and what of it was not read. An event that
 * cannot be read costs that event: its first day is taken where it is known. Events that say they are free, and cancelled
 * ones, take none. @throws ChildRefusal with what is wrong with it as a whole
 */
export function readCalendar(question: BusyQuestion): BusyReading {
  const file = readEvents(question)
  const entries = currentVersions(file.entries)
  const days = new Set<string>()
  const add = (range: BusyRange) => addTo(days, range, question)
  expand(entries, { question, add })
  const unread = [...entries.flatMap((entry) => toUnread(entry, question)), ...file.unread]
  const isNothingRead = days.size === 0 && entries.every((entry) => entry.unread.length > 0)
  if (isNothingRead && (entries.length > 0 || file.isAnyDated))
    throw new ChildRefusal('It holds no event that can be read.')
  return { ranges: joinDays(days), events: entries.length, unread, isCut: file.isCut }
}

class TooOftenError extends Error {}

function expand(
  entries: readonly Entry[],
  { question, add }: { question: BusyQuestion; add: (range: BusyRange) => void },
): void {
  const exceptions = Map.groupBy(
    entries.filter(({ replaces, uid }) => replaces !== null && uid !== ''),
    ({ uid }) => uid,
  )
  const masters = new Set(entries.filter(({ replaces }) => replaces === null).map(({ uid }) => uid))
  const budget = { left: MAX_OCCURRENCES }
  for (const entry of entries) {
    const isSeries = entry.replaces === null || entry.changesFuture || !masters.has(entry.uid)
    const read = isSeries ? entry : { ...entry, rules: [], added: [] }
    const others =
      read.rules.length + read.added.length === 0 && entry.replaces ? [] : exceptions.get(entry.uid)
    const window = { ...frameOf(question), spend: spender(budget) }
    try {
      const occurrences = listOccurrences(read, {
        exceptions: (others ?? []).filter((one) => one !== entry),
        window,
      })
      for (const one of [...occurrences]) if (one.takesTime) add(toRange(one, question.zone))
    } catch (error) {
      if (error instanceof ChildRefusal) throw error
      // the library throws whatever it stumbles over
      entry.unread.push(
        error instanceof TooOftenError ? 'all of its days (there are too many)' : 'how it repeats',
      )
      if (isBusy(entry)) add(toRange(firstOf(entry), question.zone))
    }
  }
}

const firstOf = ({ start, lengthMs }: Entry): Occurrence => ({ at: start, lengthMs, takesTime: true })

function spender(budget: { left: number }): () => void {
  let own = MAX_OF_EVENT
  return () => {
    if (budget.left-- === 0) throw new ChildRefusal('It repeats too often to be read.')
    if (own-- === 0) throw new TooOftenError()
  }
}

function frameOf({ from, to }: BusyQuestion): { fromWall: number; toWall: number } {
  return { fromWall: Date.parse(from) - ZONE_MS, toWall: Date.parse(to) + ZONE_MS }
}

/** Ends are exclusive, on the day as on the second; what ends before it begins takes the day on which it begins. */
function toRange({ at, lengthMs }: Occurrence, zone: string): BusyRange {
  const toDay = (wall: number, before: number) =>
    at.isDay ? dateOf(wall - before) : toWallTime(new Date(instantOf({ ...at, wall }) - before), zone).date
  const first = toDay(at.wall, 0)
  return { first, last: required([first, toDay(at.wall + lengthMs, 1)].toSorted()[1]) }
}

function addTo(days: Set<string>, { first, last }: BusyRange, { from, to }: BusyQuestion): void {
  const end = last < to ? last : to
  for (let day = first > from ? first : from; day <= end; day = addDays(day, 1)) days.add(day)
}

function joinDays(days: ReadonlySet<string>): BusyRange[] {
  const ranges: BusyRange[] = []
  for (const day of [...days].sort()) {
    const before = ranges.at(-1)
    if (before && addDays(before.last, 1) === day) before.last = day
    else ranges.push({ first: day, last: day })
  }
  if (ranges.length > MAX_RANGES) throw new ChildRefusal(`It holds more than ${MAX_RANGES} separate times.`)
  return ranges
}

/** What is over and does not repeat is of no use to anybody. */
function toUnread(entry: Entry, { from }: BusyQuestion): UnreadPart[] {
  const { title, unread, start, lengthMs } = entry
  const isOver = entry.rules.length === 0 && dateOf(start.wall + lengthMs) < from
  const mayRepeat = unread.some((what) => what.includes('repeat') || what.includes('days'))
  if (unread.length === 0 || !isBusy(entry) || (isOver && !mayRepeat)) return []
  return [{ title, day: dateOf(start.wall), what: [...new Set(unread)] }]
}
