import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** The report of a booking: as of now, or a version that is kept. Read again with the booking. */
export function campaignReportQuery(id: string, version: number | undefined) {
  const query = version === undefined ? {} : { version: String(version) }
  return queryOptions({
    queryKey: ['bookings', 'report', id, version ?? 'now'] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/report', { params: { id }, query, signal }),
    staleTime: 5000,
  })
}
