import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export function listingQuery(id: string) {
  return queryOptions({
    queryKey: ['listing', id],
    queryFn: ({ signal }) => api('GET /api/listings/:id', { params: { id }, signal }),
  })
}
