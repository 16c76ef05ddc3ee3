import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** The user's enquiries as buyer and as seller, most recently updated first. */
export function enquiriesQuery(side: 'buyer' | 'seller') {
  return queryOptions({
    queryKey: ['enquiries', side] as const,
    queryFn: ({ signal }) => api('GET /api/enquiries', { query: { side }, signal }),
    staleTime: 0,
  })
}

export function enquiryQuery(id: string) {
  return queryOptions({
    queryKey: ['enquiries', 'one', id] as const,
    queryFn: ({ signal }) => api('GET /api/enquiries/:id', { params: { id }, signal }),
    staleTime: 0,
  })
}
