import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { listItemPages } from '#web/platform/list-pages.ts'
import type { RequestFilter } from './request-filter.ts'
import { listShown } from './request-tabs.ts'

/** Key of everything about bookings that a step of one may change. */
export const BOOKINGS = ['bookings'] as const

/** Bookings of my spaces; those that wait for somebody first, by deadline. */
export function requestsQuery(filter: RequestFilter) {
  const status = [...listShown(filter)]
  return listItemPages([...BOOKINGS, 'seller', filter.show ?? 'open'] as const, (cursor, signal) =>
    api('GET /api/bookings', { query: { side: 'seller', status, ...(cursor && { cursor }) }, signal }),
  )
}

/** How many bookings of my spaces there are, by status. */
export const requestCountsQuery = queryOptions({
  queryKey: [...BOOKINGS, 'seller-counts'] as const,
  queryFn: async ({ signal }) =>
    (await api('GET /api/bookings', { query: { side: 'seller', limit: '1' }, signal })).counts,
  staleTime: 5000,
})
