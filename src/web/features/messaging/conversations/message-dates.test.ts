import { expect, it } from 'vitest'
import { toDayLabel, toListDate, toUntil } from './message-dates.ts'

const now = new Date('2026-05-07T01:00:00Z')

it.each([
  ['2026-05-07T00:30:00Z', 'Today', '5:30 PM'],
  ['2026-05-07T03:00:00Z', 'Today', '8:00 PM'],
  ['2026-05-06T06:59:00Z', 'Yesterday', 'yesterday'],
  ['2026-05-01T20:00:00Z', 'Friday, May 1', '5 days ago'],
  ['2026-04-20T20:00:00Z', 'Monday, April 20', 'Apr 20'],
  ['2025-04-20T20:00:00Z', 'April 20, 2025', 'Apr 20, 2025'],
])('%s is %s in a thread and %s in the list', (instant, day, date) => {
  expect(toDayLabel(instant, now)).toBe(day)
  expect(toListDate(instant, now).replace(' ', ' ')).toBe(date)
})

it('ends a silence at a time, or on a day', () => {
  expect(toUntil('2026-05-07T09:00:00Z', now).replace(' ', ' ')).toBe('2:00 AM')
  expect(toUntil('2026-05-13T09:00:00Z', now)).toBe('May 13')
})
