import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { toOpenBooking } from './to-open-booking.ts'

it('names what is missing of the first part that is not paid', () => {
  const booking = {
    id: 42,
    reference: 'PLA-B00042',
    listing: { title: 'Wall' },
    status: 'awaiting-payment',
    other: { id: 2, name: 'Ana', company: null },
  } as Booking
  const payments = {
    money: { agreedCents: 60_000, creditedCents: 0, paidCents: 25_000, refundedCents: 0, openCents: 35_000 },
    dues: [
      { label: 'Deposit', dueOn: null, cents: 20_000, paidCents: 20_000, isLate: false },
      { label: 'Balance', dueOn: '2027-03-01', cents: 40_000, paidCents: 5_000, isLate: true },
    ],
    payments: [] as BookingPayments['payments'],
  } as BookingPayments
  expect(toOpenBooking(booking, payments)).toMatchObject({
    booking: { id: 42, title: 'Wall' },
    nextDue: { label: 'Balance', cents: 35_000 },
    isLate: true,
    sent: null,
  })
  const sentOf = (cents: number) => ({ kind: 'sent', isOpen: true, cents }) as BookingPayments['payments'][0]
  const restOf = (...sent: number[]) =>
    toOpenBooking(booking, { ...payments, payments: sent.map(sentOf) }).nextDue?.cents
  // what was said to be sent is not asked for again
  expect(restOf(10_000, 5_000)).toBe(20_000)
  expect(restOf(35_000)).toBe(35_000)
})
