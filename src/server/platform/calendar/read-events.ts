import type { UnreadPart } from '#domain/booking/unread-part.ts'
import { ChildRefusal } from '../child/serve-child.ts'
import type { BusyQuestion } from './busy-reading.ts'
import { linesOf, type Part, readParts, textOf } from './calendar-parts.ts'
import { describedZones, findZone, namedZone } from './calendar-zones.ts'
import { type Entry, type EventFrame, readEvent, titleOf } from './read-event.ts'
import { toBusyEvents } from './read-free-busy.ts'

const MAX_EVENTS = 5000
const DATED = ['DTSTART', 'DTEND', 'RDATE', 'RECURRENCE-ID']

export interface EventsOfFile {
  entries: Entry[]
  /** Parts of which not even a day is known. */
  unread: UnreadPart[]
  /** Some of them wrote a day that is none. */
  isAnyDated: boolean
  isCut: boolean
}

/** Everything in a calendar file that may take time, of every calendar in it. @throws ChildRefusal where it is none */
export function readEvents({ text, zone, ownHost }: BusyQuestion): EventsOfFile {
  const calendars = readParts(text)?.parts.filter(({ name }) => name === 'VCALENDAR') ?? []
  if (calendars.length === 0) throw new ChildRefusal('There is no calendar at this address.')
  const of = (name: string) => calendars.flatMap(({ parts }) => parts.filter((part) => part.name === name))
  if (calendars.length > MAX_EVENTS) throw new ChildRefusal(`It holds more than ${MAX_EVENTS} calendars.`)
  if (of('VEVENT').length > MAX_EVENTS) throw new ChildRefusal(`It holds more than ${MAX_EVENTS} events.`)
  const zones = describedZones(of('VTIMEZONE'))
  const found: EventsOfFile = {
    entries: [],
    unread: unreadHours(of('VAVAILABILITY')),
    isAnyDated: false,
    isCut: false,
  }
  for (const calendar of calendars) {
    const floating = findZone(textOf(calendar, 'X-WR-TIMEZONE')) ?? namedZone(zone)
    const isCancelled = textOf(calendar, 'METHOD').toUpperCase() === 'CANCEL'
    addCalendar(found, { calendar, ownHost, frame: { zones, floating, isCancelled } })
  }
  if (!calendars.at(-1)?.isCut) return found
  if (found.entries.length === 0) throw new ChildRefusal('It ends before its first event.')
  found.unread.push({ title: '', day: null, what: ['how the file ends'] })
  return found
}

function addCalendar(
  found: EventsOfFile,
  { calendar, ownHost, frame }: { calendar: Part; ownHost: string; frame: EventFrame },
): void {
  const events = calendar.parts.flatMap((part) => (part.name === 'VFREEBUSY' ? toBusyEvents(part) : part))
  for (const part of events) {
    if (part.name !== 'VEVENT' || textOf(part, 'UID').endsWith(`@${ownHost}`)) continue
    if (part.isCut) found.isCut = true
    const entry = readEvent(part, frame)
    if (entry) found.entries.push(entry)
    else {
      found.unread.push({ title: titleOf(part), day: null, what: ['when it begins'] })
      if (linesOf(part, ...DATED).some(({ value }) => value !== '')) found.isAnyDated = true
    }
  }
}

/** RFC 7953: what is outside of them would be taken. */
function unreadHours(parts: readonly Part[]): UnreadPart[] {
  return parts.map((part) => ({ title: titleOf(part), day: null, what: ['the hours that it says are open'] }))
}
