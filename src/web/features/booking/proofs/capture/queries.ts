import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** What to show of a booking, and where; without a network what was read last. */
export function captureQuery(id: number) {
  return queryOptions({
    queryKey: ['bookings', 'capture', id] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/capture', { params: { id }, signal }),
    staleTime: 5000,
  })
}
