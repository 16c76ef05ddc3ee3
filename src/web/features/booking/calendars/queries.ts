import { queryOptions } from '@tanstack/react-query'
import type { ImportedCalendar } from '#contract/booking/calendars.ts'
import { api } from '#web/platform/api.ts'

const UNREAD_MS = 2000

const isUnread = ({ checkedAt, error }: ImportedCalendar) => checkedAt === null && error === null

/** The calendars that an own space is joined with, and when that was read. */
export function calendarsQuery(id: string) {
  return queryOptions({
    queryKey: ['calendars', id] as const,
    queryFn: async ({ signal }) => {
      const calendars = await api('GET /api/my/listings/:id/calendars', { params: { id }, signal })
      return { ...calendars, readAt: Date.now() }
    },
    staleTime: 5000,
    // a calendar that was just joined is read within seconds
    refetchInterval: ({ state }) => (state.data?.imported.some(isUnread) ? UNREAD_MS : false),
  })
}
