import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import type { InboxFilter } from './inbox-filter.ts'

export const inboxSummaryQuery = queryOptions({
  queryKey: ['support-inbox', 'desk'],
  queryFn: ({ signal }) => api('GET /api/admin/support/desk', { signal }),
  staleTime: 0,
})

export function ticketsQuery({ status = 'open', category, assignee, q, page }: InboxFilter) {
  const query = {
    ...(status !== 'all' && { status }),
    ...(category && { category }),
    ...(assignee && { assignee }),
    ...(q && { q }),
    ...(page && page > 1 && { page: String(page) }),
  }
  return queryOptions({
    queryKey: ['support-inbox', 'tickets', query],
    queryFn: ({ signal }) => api('GET /api/admin/support', { query, signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  })
}

export function ticketQuery(id: number) {
  return queryOptions({
    queryKey: ['support-inbox', 'ticket', id],
    queryFn: ({ signal }) => api('GET /api/admin/support/:id', { params: { id }, signal }),
    staleTime: 0,
  })
}
