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
  } as BookingPayments
  expect(toOpenBooking(booking, payments)).toMatchObject({
    booking: { id: 42, title: 'Wall' },
    nextDue: { label: 'Balance', cents: 35_000 },
    isLate: true,
    sent: null,
  })
})
