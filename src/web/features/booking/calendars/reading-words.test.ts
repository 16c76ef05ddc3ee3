import { expect, test } from 'vitest'
import type { ImportedCalendar } from '#contract/booking/calendars.ts'
import { describeReading, describeUnread, unreadTitle } from './reading-words.ts'

const NOW = Date.parse('2027-03-04T12:00:00Z')
const calendar = (values: Partial<ImportedCalendar>): ImportedCalendar => ({
  id: 1,
  url: 'https://calendar.example/a.ics',
  checkedAt: '2027-03-04T11:55:00Z',
  error: null,
  ranges: 0,
  events: 40,
  busyDays: 12,
  unread: [],
  unreadCount: 0,
  clashes: [],
  ...values,
})

test.each([
  [{}, '40 events read, they take 12 days here; checked 5 minutes ago, not instant.'],
  [{ events: 1, busyDays: 1 }, '1 event read, it takes 1 day here; checked 5 minutes ago, not instant.'],
  [{ checkedAt: null }, 'Not read yet.'],
])('%o: %s', (values, words) => {
  expect(describeReading(calendar(values), NOW)).toBe(words)
})

test.each([
  [
    { title: 'Fair', day: '2027-03-10', what: ['when it ends', 'how it repeats'] },
    '“Fair”, Mar 10, 2027: could not read when it ends, how it repeats. That day is blocked; check the days after it.',
  ],
  [
    { title: '', day: null, what: ['how the file ends'] },
    'Could not read how the file ends. Nothing is blocked for it.',
  ],
  [
    { title: 'Fair', day: null, what: ['when it begins'] },
    '“Fair”: could not read when it begins. Nothing is blocked for it.',
  ],
])('%o: %s', (part, words) => {
  expect(describeUnread(part)).toBe(words)
})

test('how many were not read', () => {
  expect(unreadTitle(calendar({ unreadCount: 1 }))).toBe('1 part could not be read as a whole')
  expect(unreadTitle(calendar({ unreadCount: 3 }))).toBe('3 parts could not be read as a whole')
})
