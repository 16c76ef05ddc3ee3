import { expect, it } from 'vitest'
import {
  beside,
  event,
  GOOD,
  HEALTHY,
  NY,
  type OddityRow,
  readOddity,
  wrap,
} from '#test/support/booking/calendar-file.ts'

const rows: OddityRow[] = [
  ['two calendars in one stream', `${wrap(event('DTSTART:20270310'))}${wrap(HEALTHY)}`, ['2027-03-10', GOOD]],
  [
    'a calendar for each event',
    [10, 12, 14].map((n) => wrap(`BEGIN:VEVENT\nUID:${n}\nDTSTART:202703${n}\nEND:VEVENT`)).join(''),
    ['2027-03-10', '2027-03-12', '2027-03-14'],
  ],
  [
    'busy times',
    wrap(
      'BEGIN:VFREEBUSY\nDTSTART:20270301T000000Z\nDTEND:20270401T000000Z\nFREEBUSY;FBTYPE=BUSY:20270310T180000Z/PT2H,20270312T180000Z/20270313T180000Z\nFREEBUSY;FBTYPE=FREE:20270320T180000Z/PT2H\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20270325T180000Z/PT2H\nEND:VFREEBUSY',
    ),
    ['2027-03-10', '2027-03-12 2027-03-13', '2027-03-25'],
  ],
  [
    'a zone by its IANA name',
    beside(`${NY}:20270310T010000`, 'DTEND;TZID=America/New_York:20270310T020000'),
    ['2027-03-09', GOOD],
  ],
  ['a zone of Windows', beside('DTSTART;TZID=Eastern Standard Time:20270310T010000'), ['2027-03-09', GOOD]],
  [
    'a zone as Outlook shows it',
    beside('DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20270310T010000'),
    ['2027-03-09', GOOD],
  ],
  [
    'the same without quotes',
    beside('DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):20270310T010000'),
    ['2027-03-09', GOOD],
  ],
  [
    'a zone by its offset',
    beside('DTSTART;TZID="(UTC+03:00) Somewhere":20270310T010000'),
    ['2027-03-09', GOOD],
  ],
  ['a zone with a slash', beside('DTSTART;TZID=/Europe/Stockholm:20270310T010000'), ['2027-03-09', GOOD]],
  [
    'a zone behind a path',
    beside('DTSTART;TZID=/softwarestudio.org/Olson_20011030_5/America/New_York:20270310T010000'),
    ['2027-03-09', GOOD],
  ],
  [
    'a zone with a stray quote',
    beside('DTSTART;TZID="America/New_York:20270310T010000'),
    ['2027-03-09', GOOD],
  ],
  ['a zone that nobody knows', beside('DTSTART;TZID=Mars:20270310T180000'), ['2027-03-10', GOOD], 1],
  [
    'X-WR-TIMEZONE of floating times',
    wrap(`X-WR-TIMEZONE:Europe/Berlin\n${event('DTSTART:20270310T010000')}`),
    ['2027-03-09'],
  ],
  [
    'a described zone with a name of its own',
    wrap(
      `BEGIN:VTIMEZONE\nTZID:Ours\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0100\nEND:STANDARD\nEND:VTIMEZONE\n${event('DTSTART;TZID=Ours:20270310T010000')}`,
    ),
    ['2027-03-09'],
  ],
  [
    'a described zone that cannot be read',
    wrap(`BEGIN:VTIMEZONE\nTZID:America/New_York\nEND:VTIMEZONE\n${event(`${NY}:20270310T010000`)}`),
    ['2027-03-09'],
  ],
  [
    'a later version',
    wrap(`${event('SEQUENCE:0', 'DTSTART:20270310')}\n${event('SEQUENCE:2', 'DTSTART:20270312')}`),
    ['2027-03-12'],
  ],
  [
    'a later stamp',
    wrap(
      `${event('DTSTAMP:20270102T000000Z', 'DTSTART:20270312')}\n${event('DTSTAMP:20270101T000000Z', 'DTSTART:20270310')}`,
    ),
    ['2027-03-12'],
  ],
  [
    'a later change',
    wrap(
      `${event('LAST-MODIFIED:20270101T000000Z', 'DTSTART:20270310')}\n${event('LAST-MODIFIED:20270102T000000Z', 'DTSTART:20270312')}`,
    ),
    ['2027-03-12'],
  ],
  [
    'a version that calls it off',
    wrap(
      `${event('SEQUENCE:0', 'DTSTART:20270310')}\n${event('SEQUENCE:1', 'DTSTART:20270310', 'STATUS:CANCELLED')}\n${HEALTHY}`,
    ),
    [GOOD],
  ],
  [
    'one name for all events',
    wrap(`${event('DTSTART:20270310')}\n${event('DTSTART:20270312')}`),
    ['2027-03-10', '2027-03-12'],
  ],
  [
    'no name at all',
    wrap(`${event('DTSTART:20270310')}\n${event('DTSTART:20270312')}`.replaceAll('UID:1@elsewhere\n', '')),
    ['2027-03-10', '2027-03-12'],
  ],
  ['Outlook’s "show as free"', beside('DTSTART:20270310', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'), [GOOD]],
  [
    'Outlook’s "out of office", though transparent',
    beside('DTSTART:20270310', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'),
    ['2027-03-10', GOOD],
  ],
  [
    'whole days of Outlook in another zone',
    beside(
      `${NY}:20270310T000000`,
      'DTEND;TZID=America/New_York:20270311T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    ['2027-03-10', GOOD],
  ],
  ['a tentative one', beside('DTSTART:20270310', 'STATUS:TENTATIVE'), ['2027-03-10', GOOD]],
  [
    'tasks and journals',
    wrap(
      `BEGIN:VTODO\nDTSTART:20270310\nDUE:20270312\nEND:VTODO\nBEGIN:VJOURNAL\nDTSTART:20270310\nEND:VJOURNAL\n${HEALTHY}`,
    ),
    [GOOD],
  ],
  [
    'open hours, which are not read',
    wrap(
      `BEGIN:VAVAILABILITY\nBEGIN:AVAILABLE\nDTSTART:20270310T090000Z\nEND:AVAILABLE\nEND:VAVAILABILITY\n${HEALTHY}`,
    ),
    [GOOD],
    1,
  ],
  [
    'an export of rentals',
    wrap(
      'BEGIN:VEVENT\nDTEND;VALUE=DATE:20270315\nDTSTART;VALUE=DATE:20270310\nUID:a\nSUMMARY:Reserved\nEND:VEVENT',
    ),
    ['2027-03-10 2027-03-14'],
  ],
]

it.each(rows)('C-01, C-03 to C-05, PB-13: %s', (_, file, days, unread = 0) => {
  const found = readOddity(file)
  expect(found.days).toEqual(days)
  expect(found.unread).toHaveLength(unread)
})
