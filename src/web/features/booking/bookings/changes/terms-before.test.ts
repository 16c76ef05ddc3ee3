import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { termsBefore } from './terms-before.ts'

const versions = [
  { version: 1, terms: { totalCents: 100 } },
  { version: 2, terms: { totalCents: 200 } },
] as unknown as Booking['versions']

it.each([
  [1, 100],
  [2, 200],
  [3, undefined],
])('of version %d', (version, cents) => {
  expect(termsBefore({ versions }, { version })?.totalCents).toBe(cents)
})

it('is none of a booking without versions', () => {
  expect(termsBefore({ versions: [] }, { version: 1 })).toBeNull()
})
