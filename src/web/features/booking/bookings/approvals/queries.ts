import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** What waits for my approval, and what I have asked for. */
export const approvalsQuery = queryOptions({
  queryKey: ['bookings', 'approvals'] as const,
  queryFn: ({ signal }) => api('GET /api/my/approvals', { signal }),
  staleTime: 5000,
  refetchOnWindowFocus: true,
})

export function approvalQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', 'approvals', id] as const,
    queryFn: ({ signal }) => api('GET /api/my/approvals/:id', { params: { id }, signal }),
    // long enough that a page is not read again as soon as the browser takes it over
    staleTime: 5000,
    refetchOnWindowFocus: true,
  })
}
