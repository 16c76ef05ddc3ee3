import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import type { OpenChange } from '#web/booking-parts/next/next-facts.ts'
import { deriveNext, type NextState } from '#web/booking-parts/next/next-state.ts'
import { bookingPaymentsQuery, hasPayments } from '#web/booking-parts/payments-query.ts'
import { describeAsking } from '../changes/change-words.ts'
import { changesQuery } from '../changes/queries.ts'

/** What happens next, from all that the page has read. */
export function useNext(
  booking: Booking,
  offer?: string,
): { next: NextState; payments: BookingPayments | null } {
  const { id, side } = booking
  const { data: payments = null } = useQuery({ ...bookingPaymentsQuery(id), enabled: hasPayments(booking) })
  const { data: changes } = useQuery({ ...changesQuery(id), enabled: booking.hasOpenChange })
  const open = changes?.changes.find(({ status }) => status === 'proposed')
  const change: OpenChange | null = open
    ? {
        isToAnswer: open.steps.includes('accept'),
        title: describeAsking(open, side),
        deadlineAt: open.deadlineAt,
      }
    : null
  return { next: deriveNext({ booking, payments, change, offer }), payments }
}
