import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export function bookingTermsQuery(id: string) {
  return queryOptions({
    queryKey: ['booking-terms', id] as const,
    queryFn: ({ signal }) => api('GET /api/my/listings/:id/booking-terms', { params: { id }, signal }),
    // an edit starts from what is stored
    staleTime: 0,
    gcTime: 0,
  })
}
