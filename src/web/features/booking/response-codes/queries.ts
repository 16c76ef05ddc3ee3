import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { listItemPages } from '#web/platform/list-pages.ts'

/** Codes of a booking; read again with the booking. */
export function responseCodesQuery(id: number) {
  return queryOptions({
    queryKey: ['bookings', 'codes', id] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/codes', { params: { id }, signal }),
    staleTime: 5000,
  })
}

export type DeskView = 'all' | 'suspended'

/** For admins, the newest first. */
export const deskCodesQuery = (view: DeskView, q: string) =>
  listItemPages(['desk-codes', view, q] as const, (cursor, signal) =>
    api('GET /api/admin/response-codes', {
      query: { view, ...(q && { q }), ...(cursor && { cursor }) },
      signal,
    }),
  )
