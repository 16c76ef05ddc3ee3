import { expect, it } from 'vitest'
import { joinSchedules } from './money-due.ts'

it('adds up by day what several bookings owe, what is due at once first, and loses no cent', () => {
  const schedules = [
    [
      { dueOn: null, cents: 40_000 },
      { dueOn: '2027-01-10', cents: 60_001 },
    ],
    [{ dueOn: '2027-01-10', cents: 10_000 }],
    [
      { dueOn: '2027-01-01', cents: 5_000 },
      { dueOn: '2027-01-01', cents: 5_000 },
      { dueOn: null, cents: 0 },
    ],
  ]
  expect(joinSchedules(schedules)).toEqual([
    { dueOn: null, cents: 40_000, lines: 1 },
    { dueOn: '2027-01-01', cents: 10_000, lines: 1 },
    { dueOn: '2027-01-10', cents: 70_001, lines: 2 },
  ])
  expect(joinSchedules([])).toEqual([])
})
