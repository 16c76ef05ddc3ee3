import { queryOptions } from '@tanstack/react-query'
import type { DemandSpan } from '#contract/discovery/demand.ts'
import { api } from '#web/platform/api.ts'

export function demandQuery(days: DemandSpan) {
  return queryOptions({
    queryKey: ['admin-market', days] as const,
    queryFn: ({ signal }) => api('GET /api/admin/market', { query: { days }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}
