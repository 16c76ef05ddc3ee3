import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { groupBySeller } from './group-by-seller.ts'

const draft = (id: number, sellerId: number, totalCents: number | null) =>
  ({
    id,
    seller: { id: sellerId, name: `Seller ${sellerId}`, company: null, email: '' },
    terms: totalCents === null ? null : { totalCents },
    problem: totalCents === null ? { code: 'dates-taken', message: '', nearest: null } : null,
  }) as Booking

it('keeps the bookings of one seller together, and counts what can be booked', () => {
  const groups = groupBySeller([draft(1, 7, 100), draft(2, 8, 50), draft(3, 7, null), draft(4, 7, 20)])
  expect(
    groups.map(({ seller, bookings, totalCents }) => [seller.id, bookings.map(({ id }) => id), totalCents]),
  ).toEqual([
    [7, [1, 3, 4], 120],
    [8, [2], 50],
  ])
})
