import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments, Payment } from '#contract/booking/payments.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import type { OpenBooking } from '../record-payment.ts'

/** A booking as the dialogs about money know it. @param sent what the buyer says was sent, to be answered */
export function toOpenBooking(
  { id, reference, listing, status, other }: Booking,
  { money, dues, payments }: BookingPayments,
  sent: Payment | null = null,
): OpenBooking {
  const next = dues.find(({ cents, paidCents }) => paidCents < cents)
  const open = next ? next.cents - next.paidCents : 0
  const said = sumCents(
    payments.flatMap(({ kind, isOpen, cents }) => (kind === 'sent' && isOpen ? cents : [])),
  )
  return {
    booking: { id, reference, title: listing.title, status },
    ...{ other, money, sent },
    nextDue: next ? { label: next.label, dueOn: next.dueOn, cents: said < open ? open - said : open } : null,
    isLate: dues.some(({ isLate }) => isLate),
  }
}
