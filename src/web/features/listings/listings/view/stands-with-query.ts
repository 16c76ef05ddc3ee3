import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Other public faces where a space stands, and its permit where its seller shows it. */
export function standsWithQuery(id: number) {
  return queryOptions({
    queryKey: ['listing', String(id), 'structure'],
    queryFn: ({ signal }) => api('GET /api/listings/:id/structure', { params: { id: String(id) }, signal }),
  })
}
