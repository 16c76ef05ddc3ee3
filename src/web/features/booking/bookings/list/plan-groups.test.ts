import { expect, it } from 'vitest'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { describePlan, groupByPlan } from './plan-groups.ts'

const booking = (id: number, status: BookingStatus = 'requested', totalCents = 10_000) => ({
  id,
  status,
  totalCents,
})
const spring = { id: 7, name: 'Spring', bookings: [booking(2), booking(4), booking(6)] }

it('puts bookings of a plan together, over pages, and the others at their places', () => {
  const groups = groupByPlan([
    { rows: [{ id: 1 }, { id: 2 }, { id: 3 }], plans: [{ ...spring, name: 'Before' }] },
    { rows: [{ id: 4 }, { id: 5 }, { id: 6 }], plans: [spring] },
  ])
  expect(groups.map(({ plan, rows }) => [plan?.name, rows.map(({ id }) => id)])).toEqual([
    [undefined, [1]],
    ['Spring', [2, 4, 6]],
    [undefined, [3]],
    [undefined, [5]],
  ])
})

it.each([
  [[booking(1), booking(2)], 2, ['2 requested', '$200 in all']],
  [
    [booking(1), booking(2, 'booked', 21_100), booking(3, 'declined', 99_900)],
    3,
    ['1 requested, 1 booked, 1 declined', '$311 in all, $211 of it booked'],
  ],
  [[booking(1, 'booked'), booking(2, 'in-flight')], 2, ['1 booked, 1 running', '$200 in all']],
  [[booking(1, 'declined'), booking(2, 'expired')], 2, ['1 declined, 1 expired']],
  [[booking(1), booking(2)], 1, ['2 requested', '$200 in all', '1 of its 2 bookings listed here']],
])('says how a plan stands, and what it comes to', (bookings, listed, said) => {
  expect(describePlan({ bookings }, listed)).toEqual(said)
})
