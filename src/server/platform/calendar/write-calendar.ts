import { escapeText, joinLines, toUtc } from './content-lines.ts'

/** What a calendar program does with it (RFC 5546): invite or change, call off, or keep without an answer. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

interface Party {
  name: string
  /** E-mail address. */
  address: string
}

export interface CalendarEvent {
  /** Names the event in every calendar, for good. */
  uid: string
  /** Rises with every change, cancelling included: calendars ignore what is not newer. */
  sequence: number
  start: Date
  end: Date
  /** When this version was written. */
  stampedAt: Date
  summary: string
  description: string
  location: string
  url: string
  organizer: Party
  /** Of an invitation and its end: the person it is sent to. */
  attendee?: Party
}

/** One event as a calendar file (RFC 5545). All times are UTC, so that no description of a time zone is needed. */
export function writeCalendar(method: CalendarMethod, event: CalendarEvent): string {
  const { organizer, attendee } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Placard//Viewings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${toUtc(event.stampedAt)}`,
    `DTSTART:${toUtc(event.start)}`,
    `DTEND:${toUtc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.address}`,
    ...(attendee ? [writeAttendee(method, attendee)] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return joinLines(lines)
}

function writeAttendee(method: CalendarMethod, { name, address }: Party): string {
  const asks = method === 'REQUEST' ? ';PARTSTAT=NEEDS-ACTION;RSVP=TRUE' : ''
  return `ATTENDEE;CN=${quote(name)};ROLE=REQ-PARTICIPANT${asks}:mailto:${address}`
}

/** A parameter's value has no way to write a quotation mark or a line break. */
function quote(text: string): string {
  return `"${text.replaceAll('"', "'").replace(/\p{Cc}/gu, ' ')}"`
}
