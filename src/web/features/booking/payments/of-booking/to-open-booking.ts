import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments, Payment } from '#contract/booking/payments.ts'
import type { OpenBooking } from '../record-payment.ts'

/** A booking as the dialogs about money know it. @param sent what the buyer says was sent, to be answered */
export function toOpenBooking(
  { id, reference, listing, status, other }: Booking,
  { money, dues }: BookingPayments,
  sent: Payment | null = null,
): OpenBooking {
  const next = dues.find(({ cents, paidCents }) => paidCents < cents)
  return {
    booking: { id, reference, title: listing.title, status },
    ...{ other, money, sent },
    nextDue: next ? { label: next.label, dueOn: next.dueOn, cents: next.cents - next.paidCents } : null,
    isLate: dues.some(({ isLate }) => isLate),
  }
}
