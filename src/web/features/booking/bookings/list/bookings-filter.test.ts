import { expect, it } from 'vitest'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { listTabs, parseBookingsFilter, STATUS_GROUPS } from './bookings-filter.ts'

it('every status is in one group', () => {
  expect(Object.values(STATUS_GROUPS).flat().toSorted()).toEqual(BOOKING_STATUSES.toSorted())
})

it('reads the address as far as it is valid', () => {
  expect(parseBookingsFilter({ group: 'booked', cursor: 'abc' })).toEqual({ group: 'booked', cursor: 'abc' })
  expect(parseBookingsFilter({ group: 'toString', cursor: 7 })).toEqual({})
})

it('shows tabs that hold something, and the one that is open', () => {
  const tabs = listTabs({ requested: 2, held: 1, completed: 4 }, 'booked')
  expect(tabs.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'All 7',
    'Waiting 3',
    'Booked 0',
    'Over 4',
  ])
})
