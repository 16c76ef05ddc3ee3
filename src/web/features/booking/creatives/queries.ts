import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Artwork of a booking; read again with the booking. */
export function artworkQuery(id: number) {
  return queryOptions({
    queryKey: ['bookings', 'artwork', id] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/creatives', { params: { id }, signal }),
    staleTime: 5000,
  })
}
