import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Proof of a booking; read again with the booking. */
export function proofsQuery(id: number) {
  return queryOptions({
    queryKey: ['bookings', 'proofs', id] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/proofs', { params: { id }, signal }),
    staleTime: 5000,
  })
}
