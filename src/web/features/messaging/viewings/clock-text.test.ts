import { expect, it } from 'vitest'
import { toClock, toMinute } from './clock-text.ts'

it.each([
  [0, '00:00'],
  [9 * 60 + 5, '09:05'],
  [23 * 60 + 45, '23:45'],
  [24 * 60, '00:00'],
])('%d minutes are %s on a clock', (minute, clock) => {
  expect(toClock(minute)).toBe(clock)
})

it.each([
  ['00:00', false, 0],
  ['00:00', true, 24 * 60],
  ['09:05', false, 545],
  ['09:05', true, 545],
  ['', false, 0],
  ['', true, 24 * 60],
])('"%s" (end of a range: %s) are %d minutes', (clock, isEnd, minute) => {
  expect(toMinute(clock, isEnd)).toBe(minute)
})

it('every quarter of a day comes back', () => {
  for (let minute = 15; minute <= 1440; minute += 15) expect(toMinute(toClock(minute), true)).toBe(minute)
  for (let minute = 0; minute < 1440; minute += 15) expect(toMinute(toClock(minute), false)).toBe(minute)
})
