import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { parseBusyDays } from './parse-busy-days.ts'
import { readBusyDays } from './read-busy-days.ts'
import { writeBusyDays } from './write-busy-days.ts'

const FRAME = {
  from: '2027-03-01',
  to: '2028-08-22',
  zone: 'America/Los_Angeles',
  ownHost: 'placard.example',
}

const wrap = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => wrap('BEGIN:VEVENT', 'UID:1@elsewhere.example', ...lines, 'END:VEVENT')
const busy = (text: string) => parseBusyDays({ text, ...FRAME }).map(({ first, last }) => `${first} ${last}`)

describe('days that are published', () => {
  const file = writeBusyDays('Wall; by the ferry', [
    {
      uid: 'claim-1@placard.example',
      first: '2027-03-02',
      last: '2027-03-29',
      summary: 'Blocked; by me, today',
      stampedAt: new Date(0),
    },
    {
      uid: 'claim-2@placard.example',
      first: '2027-05-05',
      last: '2027-05-05',
      summary: `Booked · ${'ä'.repeat(90)}`,
      stampedAt: new Date(0),
    },
  ])

  it('are read by a calendar program as whole days that are taken', () => {
    const calendar = new ICAL.Component(ICAL.parse(file))
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(String(calendar.getFirstPropertyValue('x-wr-calname'))).toMatch(/^Wall.+ by the ferry$/)
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      ['claim-1@placard.example', 'Blocked; by me, today'],
      ['claim-2@placard.example', `Booked · ${'ä'.repeat(90)}`],
    ])
    expect(
      events.map(({ startDate, endDate }) => [startDate.isDate, String(startDate), String(endDate)]),
    ).toEqual([
      [true, '2027-03-02', '2027-03-30'],
      [true, '2027-05-05', '2027-05-06'],
    ])
    expect(events.map(({ component }) => component.getFirstPropertyValue('transp'))).toEqual([
      'OPAQUE',
      'OPAQUE',
    ])
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('are not taken back from where they went', () => {
    expect(busy(file)).toEqual([])
    expect(parseBusyDays({ text: file, ...FRAME, ownHost: 'other.example' })).toHaveLength(2)
  })
})

describe('days of a calendar kept elsewhere', () => {
  it.each([
    ['whole days', ['DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270313'], ['2027-03-10 2027-03-12']],
    ['one day without an end', ['DTSTART;VALUE=DATE:20270310'], ['2027-03-10 2027-03-10']],
    ['a length', ['DTSTART;VALUE=DATE:20270310', 'DURATION:P2D'], ['2027-03-10 2027-03-11']],
    [
      'an evening, in UTC the next day',
      ['DTSTART:20270311T030000Z', 'DTEND:20270311T050000Z'],
      ['2027-03-10 2027-03-10'],
    ],
    ['until midnight', ['DTSTART:20270310T180000', 'DTEND:20270311T000000'], ['2027-03-10 2027-03-10']],
    [
      'an end before its start',
      ['DTSTART:20270310T180000', 'DTEND:20270301T000000'],
      ['2027-03-10 2027-03-10'],
    ],
    [
      'before the range and into it',
      ['DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20270303'],
      ['2027-03-01 2027-03-02'],
    ],
    ['free time', ['DTSTART;VALUE=DATE:20270310', 'TRANSP:TRANSPARENT'], []],
    ['what was cancelled', ['DTSTART;VALUE=DATE:20270310', 'STATUS:CANCELLED'], []],
    ['no start', ['SUMMARY:Nothing'], []],
    [
      'every week, but once',
      ['DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270308'],
      ['2027-03-01 2027-03-01', '2027-03-15 2027-03-15'],
    ],
    [
      'a zone that is not described',
      ['DTSTART;TZID=Mars:20270310T180000', 'DTEND;TZID=Mars:20270310T190000'],
      ['2027-03-10 2027-03-10'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(busy(event(...lines))).toEqual(expected)
  })

  it('repeats without end only to the horizon', () => {
    const daily = event('DTSTART;VALUE=DATE:20000101', 'RRULE:FREQ=DAILY')
    expect(busy(daily)).toEqual(['2027-03-01 2028-08-22'])
  })

  it('takes an occurrence that was moved where it is now', () => {
    const moved = wrap(
      ...['BEGIN:VEVENT', 'UID:2', 'DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=WEEKLY;COUNT=2', 'END:VEVENT'],
      ...[
        'BEGIN:VEVENT',
        'UID:2',
        'RECURRENCE-ID;VALUE=DATE:20270308',
        'DTSTART;VALUE=DATE:20270320',
        'END:VEVENT',
      ],
    )
    expect(busy(moved)).toEqual(['2027-03-01 2027-03-01', '2027-03-20 2027-03-20'])
  })
})

describe('a hostile calendar ends itself alone', () => {
  const read = (text: string) => readBusyDays({ text, ...FRAME })
  const event5000 = (line: string) =>
    Array.from(
      { length: 5000 },
      (_, i) => `BEGIN:VEVENT\r\nUID:${i}\r\nDTSTART:19700101T000000Z\r\n${line}\r\nEND:VEVENT`,
    )

  it('is read as well in a process of its own', async () => {
    expect((await read(event('DTSTART;VALUE=DATE:20270310'))).ranges).toEqual([
      { first: '2027-03-10', last: '2027-03-10' },
    ])
  })

  it('is done with a day that never comes, whatever is made of it', { timeout: 20_000 }, async () => {
    const never = event('DTSTART:19700101T000000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')
    expect(await read(never).then(() => 'read', String)).toMatch(/^read$|It /)
  })

  it.each([
    ['no calendar', '<html><body>Hello</body></html>'],
    ['nothing', ''],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2027'],
    ['a million nested parts', 'BEGIN:VCALENDAR\r\n'.repeat(60_000)],
    ['every second for centuries', event('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')],
    ['many that repeat', wrap(...event5000('RRULE:FREQ=HOURLY'))],
    ['more than can be held', wrap(...event5000('X:Y'), ...event5000('X:Z'))],
    [
      'an absurd length',
      event('DTSTART:19700101T000000Z', 'DURATION:P99999999999999D', 'RRULE:FREQ=MINUTELY'),
    ],
  ])('%s', { timeout: 20_000 }, async (_, text) => {
    await expect(read(text)).rejects.toThrow(/^(It|There) /)
  })
})
