import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** The calendars that an own space is joined with, and when that was read. */
export function calendarsQuery(id: string) {
  return queryOptions({
    queryKey: ['calendars', id] as const,
    queryFn: async ({ signal }) => {
      const calendars = await api('GET /api/my/listings/:id/calendars', { params: { id }, signal })
      return { ...calendars, readAt: Date.now() }
    },
    staleTime: 5000,
  })
}
