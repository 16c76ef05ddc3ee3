import { addDays } from '#domain/zoned-time.ts'
import { escapeText, joinLines, toUtc } from './content-lines.ts'

/** Whole days, `YYYY-MM-DD`, inclusive. */
export interface BusyEvent {
  /** Names the event in every calendar, for good. */
  uid: string
  first: string
  last: string
  summary: string
  /** When it was written; a file that says the same has the same bytes. */
  stampedAt: Date
}

/** Days that are taken, for whoever subscribes to them (RFC 5545). */
export function writeBusyDays(name: string, events: readonly BusyEvent[]): string {
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Placard//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986, and what programs read that are older
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ])
}

function writeEvent({ uid, first, last, summary, stampedAt }: BusyEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${toUtc(stampedAt)}`,
    `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(last, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(summary)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}
