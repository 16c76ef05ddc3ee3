import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** The work of a week; read again with my bookings. @param week a day of it; absent: this week */
export function crewQuery(week: string | undefined) {
  return queryOptions({
    queryKey: ['bookings', 'crew', week ?? ''] as const,
    queryFn: ({ signal }) => api('GET /api/my/crew', { query: week ? { week } : {}, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
}
