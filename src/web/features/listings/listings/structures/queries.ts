import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { OWN_LISTINGS } from '../own/queries.ts'

export function structuresQuery(page: number) {
  const query = page > 1 ? { page: String(page) } : {}
  return queryOptions({
    queryKey: [...OWN_LISTINGS, 'structures', query] as const,
    queryFn: ({ signal }) => api('GET /api/my/structures', { query, signal }),
    placeholderData: keepPreviousData,
  })
}
