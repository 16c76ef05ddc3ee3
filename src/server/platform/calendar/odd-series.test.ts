import { expect, it } from 'vitest'
import { addDays } from '#domain/zoned-time.ts'
import {
  beside,
  event,
  GOOD,
  NY,
  type OddityRow,
  RULED,
  readOddity,
  SERIES,
  wrap,
} from '#test/support/booking/calendar-file.ts'

const rows: OddityRow[] = [
  [
    'a rule that does not exist',
    beside('DTSTART:20270310', 'RRULE:FREQ=FORTNIGHTLY'),
    ['2027-03-10', GOOD],
    1,
  ],
  [
    'a rule with a blank',
    beside('DTSTART:20270309', 'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=TU, TH'),
    ['2027-03-09', '2027-03-11', '2027-03-16', GOOD],
  ],
  ['every second', beside('DTSTART:20270310T000000Z', 'RRULE:FREQ=SECONDLY'), ['2027-03-09', GOOD], 1],
  [
    'a day that never comes',
    beside('DTSTART:20270310', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    ['2027-03-10', GOOD],
  ],
  [
    'an exception without its series',
    beside('RECURRENCE-ID;VALUE=DATE:20270308', 'DTSTART;VALUE=DATE:20270310'),
    ['2027-03-10', GOOD],
  ],
  [
    'two exceptions without their series',
    wrap(
      `${event('RECURRENCE-ID:20270308', 'DTSTART:20270308')}\n${event('RECURRENCE-ID:20270315', 'DTSTART:20270315')}`,
    ),
    ['2027-03-08', '2027-03-15'],
  ],
  ['an exception without a start', beside('RECURRENCE-ID:20270310'), ['2027-03-10', GOOD]],
  [
    'an occurrence that was called off',
    wrap(
      `${event(...SERIES)}\n${event('RECURRENCE-ID;VALUE=DATE:20270315', 'DTSTART;VALUE=DATE:20270315', 'STATUS:CANCELLED')}`,
    ),
    ['2027-03-08', '2027-03-22'],
  ],
  [
    'two occurrences that changed places',
    wrap(
      `${event(...SERIES)}\n${event('RECURRENCE-ID:20270315', 'DTSTART:20270322')}\n${event('RECURRENCE-ID:20270322', 'DTSTART:20270315')}`,
    ),
    RULED,
  ],
  [
    'a free series with one that is taken',
    wrap(`${event(...SERIES, 'TRANSP:TRANSPARENT')}\n${event('RECURRENCE-ID:20270315', 'DTSTART:20270315')}`),
    ['2027-03-15'],
  ],
  [
    'this and the future, a day later',
    wrap(`${event(...SERIES)}\n${event('RECURRENCE-ID;RANGE=THISANDFUTURE:20270315', 'DTSTART:20270316')}`),
    ['2027-03-08', '2027-03-16', '2027-03-23'],
  ],
  [
    'RDATE without a rule',
    beside('DTSTART:20270308', 'RDATE;VALUE=DATE:20270318,20270328'),
    ['2027-03-08', '2027-03-18', '2027-03-28', GOOD],
  ],
  [
    'RDATE before the start',
    beside('DTSTART:20270318', 'RDATE:20270308'),
    ['2027-03-08', '2027-03-18', GOOD],
  ],
  [
    'RDATE of periods',
    beside(
      'DTSTART:20270308T100000Z',
      'RDATE;VALUE=PERIOD:20270310T180000Z/20270312T180000Z,20270320T180000Z/PT1H',
    ),
    ['2027-03-08', '2027-03-10 2027-03-12', '2027-03-20', GOOD],
  ],
  ['an empty RDATE', beside('DTSTART:20270310', 'RDATE:'), ['2027-03-10', GOOD]],
  [
    'EXDATE of a day among others',
    wrap(event(...SERIES, 'EXDATE:20270309,20270310,20270315')),
    ['2027-03-08', '2027-03-22'],
  ],
  [
    'EXDATE of the first day',
    wrap(event(...SERIES, 'EXDATE;VALUE=DATE:20270308')),
    ['2027-03-15', '2027-03-22'],
  ],
  [
    'EXDATE in UTC of a series in a zone',
    wrap(
      event(
        'DTSTART;TZID=America/Los_Angeles:20270308T180000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE:20270316T010000Z',
      ),
    ),
    ['2027-03-08', '2027-03-22'],
  ],
  [
    'EXDATE without the zone of its series',
    wrap(event(`${NY}:20270308T120000`, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270315T120000')),
    ['2027-03-08', '2027-03-22'],
  ],
  [
    'EXDATE as a day of a series of times',
    wrap(event('DTSTART:20270308T180000', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270315')),
    ['2027-03-08', '2027-03-22'],
  ],
  [
    'EXDATE as a time of a series of days',
    wrap(event(...SERIES, 'EXDATE:20270315T000000Z')),
    ['2027-03-08', '2027-03-22'],
  ],
  [
    'UNTIL as a day of a series of times',
    wrap(event('DTSTART:20270308T180000', 'RRULE:FREQ=WEEKLY;UNTIL=20270322')),
    RULED,
  ],
  [
    'UNTIL as a time of a series of days',
    wrap(event('DTSTART:20270308', 'RRULE:FREQ=WEEKLY;UNTIL=20270322T000000Z')),
    RULED,
  ],
  [
    'two rules',
    wrap(event('DTSTART:20270308', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=MONTHLY;COUNT=2')),
    ['2027-03-08', '2027-03-15', '2027-04-08'],
  ],
  ['EXRULE', wrap(event(...SERIES, 'EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2')), ['2027-03-15']],
  [
    'the last weekday of a month',
    wrap(event('DTSTART:20270331', 'RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')),
    ['2027-03-31', '2027-04-30', '2027-05-31'],
  ],
  [
    'the 31st, moved back where there is none',
    wrap(event('DTSTART:20270331', 'RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=3')),
    ['2027-03-31', '2027-04-30', '2027-05-31'],
  ],
  [
    'the 31st, moved on where there is none',
    wrap(event('DTSTART:20270331', 'RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=3')),
    ['2027-03-31', '2027-05-01', '2027-05-31'],
  ],
  [
    'the 31st, left out where there is none',
    wrap(event('DTSTART:20270331', 'RRULE:FREQ=MONTHLY;COUNT=3')),
    ['2027-03-31', '2027-05-31', '2027-07-31'],
  ],
  [
    'another calendar system',
    beside('DTSTART:20270310', 'RRULE:RSCALE=CHINESE;FREQ=YEARLY'),
    ['2027-03-10', GOOD],
    1,
  ],
  [
    'every day since 1970',
    wrap(event('DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20270306')),
    ['2027-03-01', '2027-03-03', '2027-03-05'],
  ],
  [
    'a birthday since 1604',
    wrap(event('DTSTART;VALUE=DATE:16040310', 'RRULE:FREQ=YEARLY')),
    ['2027-03-10', '2028-03-10'],
  ],
  [
    'February 29, in leap years alone',
    beside('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY'),
    [GOOD, '2028-02-29'],
  ],
  [
    'a rule that its start does not fit',
    beside('DTSTART:20270310', 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270322'),
    ['2027-03-10', '2027-03-15', '2027-03-22', GOOD],
  ],
  [
    'the last Friday of each month',
    beside('DTSTART:20270326', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2'),
    ['2027-03-26', '2027-04-30 2027-05-01'],
  ],
  [
    'the last day of each month',
    beside('DTSTART:20270331', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3'),
    ['2027-03-31', '2027-04-30 2027-05-01', '2027-05-31'],
  ],
  [
    'every 100th day of a year',
    beside('DTSTART:20270410', 'RRULE:FREQ=YEARLY;BYYEARDAY=100;COUNT=2'),
    ['2027-04-10', GOOD, '2028-04-09'],
  ],
  [
    '790 exceptions in a row',
    beside(
      'DTSTART:20250101',
      'RRULE:FREQ=DAILY;UNTIL=20270303',
      ...Array.from({ length: 789 }, (_, n) => `EXDATE:${addDays('2025-01-01', n)}`),
    ),
    ['2027-03-01 2027-03-03', GOOD],
  ],
  [
    'evenings that are the next day in UTC, over the change of clocks',
    wrap(event('DTSTART;TZID=America/Los_Angeles:20270308T163000', 'RRULE:FREQ=WEEKLY;COUNT=3')),
    RULED,
  ],
]

it.each(rows)('C-01: %s', (_, file, days, unread = 0) => {
  const found = readOddity(file)
  expect(found.days).toEqual(days)
  expect(found.unread).toHaveLength(unread)
})
