import { queryOptions } from '@tanstack/react-query'
import {
  SUPPORT_CATEGORIES,
  SUPPORT_STATUSES,
  type SupportCategory,
  type SupportStatus,
} from '#domain/support.ts'
import { api } from '#web/platform/api.ts'

export interface InboxFilter {
  /** Defaults to open. */
  status?: SupportStatus | 'all' | undefined
  category?: SupportCategory | undefined
  /** `me`, `none` or an admin's id. */
  assignee?: string | undefined
  q?: string | undefined
  page?: number | undefined
  ticket?: number | undefined
}

const STATUSES = [...SUPPORT_STATUSES, 'all'] as const

export function parseInboxFilter(search: Record<string, unknown>): InboxFilter {
  const status = STATUSES.find((one) => one === search.status && one !== 'open')
  const category = Object.keys(SUPPORT_CATEGORIES).find((one) => one === search.category)
  const text = (value: unknown) => (typeof value === 'string' && value ? value.slice(0, 100) : undefined)
  return {
    status,
    category: category as SupportCategory | undefined,
    assignee: text(search.assignee === undefined ? undefined : String(search.assignee)),
    q: text(search.q === undefined ? undefined : String(search.q)),
    page: toWhole(search.page),
    ticket: toWhole(search.ticket),
  }
}

function toWhole(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number < 2_147_483_648 ? number : undefined
}

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
