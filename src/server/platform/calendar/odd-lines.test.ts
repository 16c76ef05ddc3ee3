import { expect, it } from 'vitest'
import {
  beside,
  GOOD,
  HEALTHY,
  type OddityRow,
  readOddity,
  wrap,
} from '#test/support/booking/calendar-file.ts'

const rows: OddityRow[] = [
  ['a day without VALUE=DATE', beside('DTSTART:20270310'), ['2027-03-10', GOOD]],
  [
    'a day with VALUE=DATE that holds a time',
    beside('DTSTART;VALUE=DATE:20270310T000000'),
    ['2027-03-10', GOOD],
  ],
  ['a day with hyphens', beside('DTSTART:2027-03-10'), ['2027-03-10', GOOD]],
  ['a time as ISO 8601 writes it', beside('DTSTART:2027-03-10T18:00:00-08:00'), ['2027-03-10', GOOD]],
  ['a byte order mark', `\uFEFF${beside('DTSTART:20270310')}`, ['2027-03-10', GOOD]],
  [
    'blanks at the ends of lines',
    beside('DTSTART;VALUE=DATE:20270310  ', 'DTEND;VALUE=DATE:20270312 '),
    ['2027-03-10 2027-03-11', GOOD],
  ],
  ['CR alone', beside('DTSTART:20270310').replaceAll('\n', '\r'), ['2027-03-10', GOOD]],
  ['lines that are folded', beside('DTSTART;VALUE=\n DATE:202\n\t70310'), ['2027-03-10', GOOD]],
  [
    'a description that goes on without a blank',
    beside('DESCRIPTION:one', 'two three', 'DTSTART:20270310'),
    ['2027-03-10', GOOD],
  ],
  ['empty lines', beside('DTSTART:20270310', '', 'SUMMARY:A'), ['2027-03-10', GOOD]],
  ['an indented file', beside('DTSTART:20270310').replace(/^/gm, '  '), ['2027-03-10', GOOD]],
  ['small letters', beside('dtstart;value=date:20270310', 'transp:opaque'), ['2027-03-10', GOOD]],
  [
    'no end of the calendar',
    beside('DTSTART:20270310').replace('END:VCALENDAR', ''),
    ['2027-03-10', GOOD],
    1,
  ],
  [
    'an alarm that is not closed',
    beside('DTSTART:20270310', 'BEGIN:VALARM', 'TRIGGER:-PT5M'),
    ['2027-03-10', GOOD],
  ],
  [
    'an alarm with a length of its own',
    beside('DTSTART:20270310', 'BEGIN:VALARM', 'DURATION:P9D', 'END:VALARM'),
    ['2027-03-10', GOOD],
  ],
  [
    'a file that ends within an event',
    `${wrap(HEALTHY).replace('END:VCALENDAR\n', '')}BEGIN:VEVENT\nDTSTART:20270310\nDTE`,
    ['2027-03-10', GOOD],
    2,
  ],
  ['an empty end', beside('DTSTART:20270310', 'DTEND:'), ['2027-03-10', GOOD]],
  ['an end that is none', beside('DTSTART:20270310', 'DTEND:soon'), ['2027-03-10', GOOD], 1],
  ['a length without a number', beside('DTSTART:20270310', 'DURATION:P'), ['2027-03-10', GOOD], 1],
  ['a start that is no day', beside('DTSTART:20270230'), [GOOD], 1],
  ['an end alone', beside('DTEND;VALUE=DATE:20270311'), ['2027-03-10', GOOD], 1],
  ['an end before its start', beside('DTSTART:20270310', 'DTEND:20270301'), ['2027-03-10', GOOD]],
  ['an end on its own day', beside('DTSTART:20270310', 'DTEND:20270310'), ['2027-03-10', GOOD]],
  ['a time without an end', beside('DTSTART:20270310T180000'), ['2027-03-10', GOOD]],
  [
    'until the midnight that ends the next day',
    beside('DTSTART:20270310T000000', 'DTEND:20270312T000000'),
    ['2027-03-10 2027-03-11', GOOD],
  ],
  ['24 o’clock', beside('DTSTART:20270310T180000', 'DTEND:20270310T240000'), ['2027-03-10', GOOD]],
  [
    'a day that ends at a time',
    beside('DTSTART:20270310', 'DTEND:20270312T120000'),
    ['2027-03-10 2027-03-12', GOOD],
  ],
]

it.each(rows)('C-02, PB-13: %s', (_, file, days, unread = 0) => {
  const found = readOddity(file)
  expect(found.days).toEqual(days)
  expect(found.unread).toHaveLength(unread)
})

it('names what was not read, and the day that is blocked for it', () => {
  const file = beside('SUMMARY:Fair\\, spring', 'DTSTART:20270310', 'DTEND:soon')
  expect(readOddity(file).unread).toEqual([
    { title: 'Fair, spring', day: '2027-03-10', what: ['when it ends'] },
  ])
})
