import { queryOptions } from '@tanstack/react-query'
import { DAY_MS } from '#domain/dates.ts'
import { api } from '#web/platform/api.ts'

/** Twelve months with the one that has begun, wherever today begins. */
const [BEHIND_MS, AHEAD_MS] = [DAY_MS / 2, 367 * DAY_MS]

const toDay = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 10)

/** What is free and what is taken of an own space in the next twelve months. */
export function ownCalendarQuery(id: string) {
  return queryOptions({
    queryKey: ['own-calendar', id] as const,
    queryFn: async ({ signal }) => {
      const readAt = Date.now()
      const query = { from: toDay(readAt - BEHIND_MS), to: toDay(readAt + AHEAD_MS) }
      const calendar = await api('GET /api/my/listings/:id/calendar', { params: { id }, query, signal })
      return { ...calendar, readAt }
    },
    // long enough that a page is not read again as soon as the browser takes it over
    staleTime: 5000,
  })
}
