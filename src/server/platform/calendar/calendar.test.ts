import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { readReply } from './read-reply.ts'
import { type CalendarEvent, type CalendarMethod, writeCalendar } from './write-calendar.ts'

const EVENT: CalendarEvent = {
  uid: '5b0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11',
  sequence: 0,
  start: new Date('2026-05-05T21:00:00Z'),
  end: new Date('2026-05-05T21:30:00Z'),
  stampedAt: new Date('2026-05-01T16:00:00.123Z'),
  summary: 'Viewing of “Wall by the ferry”',
  description: 'With Sally Fields.\nMove or cancel it: https://placard.example/inbox/12',
  location: '1 Pine Street; Seattle, WA',
  url: 'https://placard.example/inbox/12',
  organizer: {
    name: 'Sally "the wall" Fields (Placard)',
    address: 'viewing+0b0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11@placard.example',
  },
  attendee: { name: 'Bob', address: 'bob@example.com' },
}
const MOVED = { start: new Date('2026-05-06T17:00:00Z'), end: new Date('2026-05-06T17:30:00Z') }

/** The event as a calendar program reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent('vevent')!
  return { method: calendar.getFirstPropertyValue('method'), component, event: new ICAL.Event(component) }
}

describe('an invitation that is moved and cancelled', () => {
  const files = [
    writeCalendar('REQUEST', EVENT),
    writeCalendar('REQUEST', { ...EVENT, ...MOVED, sequence: 1 }),
    writeCalendar('CANCEL', { ...EVENT, ...MOVED, sequence: 2 }),
  ]

  it('is written as it always was', () => {
    expect(files.join('\n').replaceAll('\r', '')).toMatchSnapshot()
  })

  it('is one event to a calendar program, each time newer', () => {
    const seen = files.map(read)
    expect(seen.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    expect(new Set(seen.map(({ event }) => event.uid))).toEqual(new Set([EVENT.uid]))
    expect(seen.map(({ event }) => event.sequence)).toEqual([0, 1, 2])
    expect(seen.map(({ event }) => event.startDate.toJSDate())).toEqual([
      EVENT.start,
      MOVED.start,
      MOVED.start,
    ])
    expect(seen.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ])
    const { event } = seen[0]!
    expect(event).toMatchObject({
      summary: EVENT.summary,
      description: EVENT.description,
      location: EVENT.location,
      organizer: `mailto:${EVENT.organizer.address}`,
    })
    expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['mailto:bob@example.com'])
  })

  it('keeps lines within 75 octets', () => {
    for (const line of files.join('').split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})

it('writes whatever people type so that it is read as it was, in short lines', () => {
  const typed = fc
    .string({ unit: 'binary', maxLength: 200 })
    .map((text) => text.replace(/\p{Cc}|[\u2028\u2029]/gu, ' '))
  fc.assert(
    fc.property(typed, typed, typed, (summary, description, name) => {
      const file = writeCalendar('REQUEST', {
        ...EVENT,
        summary,
        description: `${description}\n${description}`,
        organizer: { ...EVENT.organizer, name },
      })
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const { event, component } = read(file)
      expect([event.summary, event.description]).toEqual([summary, `${description}\n${description}`])
      expect(component.getAllProperties()).toHaveLength(12)
      expect(event.organizer).toBe(`mailto:${EVENT.organizer.address}`)
    }),
  )
})

describe('a reply', () => {
  const reply = (method: CalendarMethod | 'REPLY', partstat: string, more = '') =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `METHOD:${method}`,
      'BEGIN:VEVENT',
      `UID:${EVENT.uid}`,
      'SEQUENCE:2',
      `ATTENDEE;PARTSTAT=${partstat};CN=Bob:mailto:bob@example.com`,
      ...(more ? [more] : []),
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')

  it('names its event and the answer', () => {
    for (const [word, answer] of [
      ['ACCEPTED', 'accepted'],
      ['declined', 'declined'],
      ['TENTATIVE', 'tentative'],
    ] as const)
      expect(readReply(reply('REPLY', word))).toEqual({ uid: EVENT.uid, sequence: 2, answer })
  })

  it('is nothing else', () => {
    expect(readReply(reply('REQUEST', 'DECLINED'))).toBeNull()
    expect(readReply(reply('REPLY', 'NEEDS-ACTION'))).toBeNull()
    expect(
      readReply(reply('REPLY', 'DECLINED', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:x@example.com')),
    ).toBeNull()
    for (const text of ['', 'Hello', 'BEGIN:VCALENDAR', 'BEGIN:VCARD\r\nEND:VCARD', 'x'.repeat(200_000)])
      expect(readReply(text)).toBeNull()
  })

  it('is read or refused, never an error', () => {
    const whole = reply('REPLY', 'DECLINED')
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(whole.length),
        fc.string({ maxLength: 20 }),
        (from, to, junk) => {
          const text = whole.slice(0, from) + junk + whole.slice(to)
          const read = readReply(text)
          expect(read === null || typeof read.uid === 'string').toBe(true)
        },
      ),
    )
  })
})
