import { queryOptions } from '@tanstack/react-query'
import type { BookingDisputes } from '#contract/booking/disputes.ts'
import { api } from '#web/platform/api.ts'

/** What its buyer can report. */
export type Reportable = NonNullable<BookingDisputes['reportable']>

/** Disputes about a booking, and whether one can be opened. */
export function bookingDisputesQuery(id: number) {
  return queryOptions({
    queryKey: ['bookings', 'disputes', id] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/disputes', { params: { id }, signal }),
    staleTime: 5000,
  })
}
