import { expect, it } from 'vitest'
import { formatDeadline, toDateRange, weekdayName } from './format-dates.ts'

it.each([
  ['2027-03-02', '2027-03-29', '2027-02-01', 'Mar 2 to Mar 29'],
  ['2027-03-02', '2027-03-29', '2026-02-01', 'Mar 2 to Mar 29, 2027'],
  ['2027-03-02', '2027-03-29', undefined, 'Mar 2 to Mar 29, 2027'],
  ['2026-12-28', '2027-01-24', '2026-11-01', 'Dec 28 to Jan 24, 2027'],
  ['2026-12-28', '2027-01-24', '2027-01-02', 'Dec 28, 2026 to Jan 24'],
  ['2026-12-28', '2027-01-24', undefined, 'Dec 28, 2026 to Jan 24, 2027'],
  ['2027-03-02', '2027-03-02', '2027-02-01', 'Mar 2'],
  ['2027-03-02', '2027-03-02', undefined, 'Mar 2, 2027'],
])('%s through %s, read on %s', (first, last, today, words) => {
  expect(toDateRange({ first, last }, today)).toBe(words)
})

it('names the days of the week', () => {
  expect([0, 1, 6].map(weekdayName)).toEqual(['Sunday', 'Monday', 'Saturday'])
})

it.each([
  ['2026-12-02T01:00:00.000Z', 'America/Los_Angeles', 'Tue, Dec 1, 5:00 PM PST'],
  ['2026-12-05T08:00:00.000Z', 'America/Los_Angeles', 'the end of Fri, Dec 4'],
  ['2026-12-05T07:00:00.000Z', 'America/Denver', 'the end of Fri, Dec 4'],
  ['2026-12-05T08:30:00.000Z', 'America/Los_Angeles', 'Sat, Dec 5, 12:30 AM PST'],
])('B7: a wait that ends at %s in %s ends at %s', (instant, zone, words) => {
  expect(formatDeadline(new Date(instant), zone)).toBe(words)
})
