import { queryOptions } from '@tanstack/react-query'
import { SUPPORT_STATUSES, type SupportStatus } from '#domain/support.ts'
import { api } from '#web/platform/api.ts'

export interface InboxFilter {
  status?: SupportStatus
  ticket?: number
}

export function parseInboxFilter(search: Record<string, unknown>): InboxFilter {
  const status = SUPPORT_STATUSES.find((one) => one === search.status)
  const ticket = Number(search.ticket)
  return { ...(status ? { status } : {}), ...(Number.isInteger(ticket) && ticket > 0 ? { ticket } : {}) }
}

export function ticketsQuery(status: SupportStatus | undefined) {
  return queryOptions({
    queryKey: ['support', 'tickets', status ?? 'all'],
    queryFn: ({ signal }) => api('GET /api/admin/support', { query: status ? { status } : {}, signal }),
    staleTime: 0,
  })
}

export function ticketQuery(id: number) {
  return queryOptions({
    queryKey: ['support', 'ticket', id],
    queryFn: ({ signal }) => api('GET /api/admin/support/:id', { params: { id }, signal }),
    staleTime: 0,
  })
}
