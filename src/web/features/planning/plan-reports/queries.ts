import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** The report of a plan, as of now. */
export function planReportQuery(id: string) {
  return queryOptions({
    queryKey: ['plans', 'report', id] as const,
    queryFn: ({ signal }) => api('GET /api/plans/:id/report', { params: { id }, signal }),
    staleTime: 5000,
  })
}
