import ICAL from 'ical.js'
import { required } from '#domain/required.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import { ChildRefusal } from '../child/serve-child.ts'

export interface BusyQuestion {
  text: string
  /** Days that matter, `YYYY-MM-DD`, inclusive. */
  from: string
  to: string
  /** Where times are meant (IANA); days are read in it. */
  zone: string
  /** Events that come back to where they were written are left out. */
  ownHost: string
}

/** Whole days, `YYYY-MM-DD`, inclusive. */
export interface BusyRange {
  first: string
  last: string
}

const MAX_EVENTS = 5000
/** Of all events together, those before `from` included: a daily event of fifty years is 18,000. */
const MAX_OCCURRENCES = 50_000
const MAX_RANGES = 400
/** A time may be a day earlier or later where the space is. */
const ZONE_DAYS = 2

/**
 * The days that a calendar takes between two days, joined where they touch. Events that say they are free, and cancelled
 * ones, take none. @throws ChildRefusal with what is wrong with it
 */
export function parseBusyDays(question: BusyQuestion): BusyRange[] {
  const events = readEvents(question)
  const days = new Set<string>()
  const budget = { left: MAX_OCCURRENCES }
  for (const event of events) for (const range of listOccurrences(event, question, budget)) addTo(days, range)
  return joinDays(days)
}

function readEvents({ text, ownHost }: BusyQuestion): ICAL.Event[] {
  const calendar = parse(text)
  const components = calendar.getAllSubcomponents('vevent')
  if (components.length > MAX_EVENTS) throw new ChildRefusal(`It holds more than ${MAX_EVENTS} events.`)
  const wanted = components.filter((one) => one.hasProperty('dtstart') && takesTime(one, ownHost))
  const isException = (one: ICAL.Component) => one.hasProperty('recurrence-id')
  // exceptions are kept even where they are free or cancelled: they take the place of an occurrence
  const exceptions = Map.groupBy(components.filter(isException), (one) => textOf(one, 'uid'))
  return wanted
    .filter((one) => !isException(one))
    .map((one) => {
      const event = new ICAL.Event(one, { strictExceptions: false, exceptions: [] })
      for (const exception of exceptions.get(event.uid) ?? []) event.relateException(exception)
      return event
    })
}

function parse(text: string): ICAL.Component {
  try {
    const parsed = ICAL.parse(text)
    const calendar = new ICAL.Component(Array.isArray(parsed[0]) ? parsed[0] : parsed)
    if (calendar.name === 'vcalendar') return calendar
  } catch {
    // the parser throws whatever it stumbles over
  }
  throw new ChildRefusal('There is no calendar at this address.')
}

function takesTime(event: ICAL.Component, ownHost: string): boolean {
  return (
    textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT' &&
    textOf(event, 'status').toUpperCase() !== 'CANCELLED' &&
    !textOf(event, 'uid').endsWith(`@${ownHost}`)
  )
}

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '')
}

function* listOccurrences(
  event: ICAL.Event,
  { from, to, zone, ownHost }: BusyQuestion,
  budget: { left: number },
): Generator<BusyRange> {
  const spend = () => {
    if (budget.left-- === 0) throw new ChildRefusal('It repeats too often to be read.')
  }
  if (!event.isRecurring()) {
    spend()
    yield* clip(toRange(event.startDate, event.endDate, zone), { from, to })
    return
  }
  const dates = event.iterator()
  const latest = addDays(to, ZONE_DAYS)
  const earliest = addDays(from, -ZONE_DAYS - Math.ceil(event.duration.toSeconds() / 86_400))
  for (let at = dates.next(); at; at = dates.next()) {
    spend()
    const written = String(at)
    const day = written.slice(0, 10)
    if (day > latest) return
    // over for long, and not moved: the rest is expensive
    if (day < earliest && !(written in event.exceptions)) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(at)
    if (takesTime(item.component, ownHost)) yield* clip(toRange(startDate, endDate, zone), { from, to })
  }
}

function toRange(start: ICAL.Time, end: ICAL.Time, zone: string): BusyRange {
  const first = toDay(start, zone)
  const lastInstant = end.clone()
  // ends are exclusive, on the day as on the second
  lastInstant.adjust(end.isDate ? -1 : 0, 0, 0, end.isDate ? 0 : -1)
  return { first, last: required([first, toDay(lastInstant, zone)].sort()[1]) }
}

/** Days and times without a zone are meant where the space is. */
function toDay(time: ICAL.Time, zone: string): string {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone
  return isFloating ? time.toString().slice(0, 10) : toWallTime(time.toJSDate(), zone).date
}

function* clip({ first, last }: BusyRange, { from, to }: { from: string; to: string }): Generator<BusyRange> {
  const clipped = { first: required([first, from].sort()[1]), last: required([last, to].sort()[0]) }
  if (clipped.first <= clipped.last) yield clipped
}

function addTo(days: Set<string>, { first, last }: BusyRange): void {
  for (let day = first; day <= last; day = addDays(day, 1)) days.add(day)
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
