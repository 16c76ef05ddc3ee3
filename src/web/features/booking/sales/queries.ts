import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import type { SalesSearch } from './sales-search.ts'

/** What is sold; read again with my bookings. */
export function salesQuery(search: SalesSearch) {
  return queryOptions({
    queryKey: ['bookings', 'sales', search] as const,
    queryFn: ({ signal }) => api('GET /api/my/sales', { query: search, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
