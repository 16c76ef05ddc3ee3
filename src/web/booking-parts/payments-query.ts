import { queryOptions } from '@tanstack/react-query'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { api } from '#web/platform/api.ts'

/** What is due of a booking, how it is paid, and what has come. */
export function bookingPaymentsQuery(id: number) {
  return queryOptions({
    queryKey: ['bookings', 'payments', id] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/payments', { params: { id }, signal }),
    staleTime: 5000,
    refetchOnWindowFocus: true,
  })
}

/** Before both sides have agreed nothing is owed. */
const WITHOUT_MONEY: readonly BookingStatus[] = ['draft', 'requested', 'quoted', 'held', 'declined']

export function hasPayments({ status }: { status: BookingStatus }): boolean {
  return !WITHOUT_MONEY.includes(status)
}
