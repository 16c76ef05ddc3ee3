import { expect, test } from 'vitest'
import type { Availability } from '#contract/booking/availability.ts'
import { isAnyFree, isBookedHere } from './is-booked-here.ts'

const free = { first: '2026-12-01', last: '2026-12-20', free: 1 }
const taken = { ...free, free: 0 }
const unit = { spans: [free], periods: [] } as unknown as Availability['units'][number]
const data = (part: Partial<Availability>) => ({
  data: { mode: 'request', units: [unit], ...part } as Availability,
  isError: false,
})

test.each([
  ['not yet read', { data: undefined, isError: false }, true],
  ['failed to be read', { data: undefined, isError: true }, false],
  ['booked by request', data({}), true],
  ['not booked here', data({ mode: 'off' }), false],
  ['without units', data({ units: [] }), false],
])('a space that is %s', (_, read, isBooked) => {
  expect(isBookedHere(read)).toBe(isBooked)
})

test('one free span or period of one unit is enough', () => {
  const none = { spans: [taken], periods: [] }
  expect(isAnyFree([none, { spans: [], periods: [] }])).toBe(false)
  expect(isAnyFree([none, { spans: [taken, free], periods: [] }])).toBe(true)
})
