import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Photos of earlier bookings of a space, shown with the consent of both sides. */
export function shownPhotosQuery(listingId: number) {
  return queryOptions({
    queryKey: ['listing', String(listingId), 'shown-photos'] as const,
    queryFn: ({ signal }) => api('GET /api/listings/:id/shown-photos', { params: { id: listingId }, signal }),
    staleTime: 60_000,
  })
}
