import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** What an admin reads is asked for anew each time. */
const FRESH = { staleTime: 0 }

export const reportsQuery = (status: 'open' | 'resolved') =>
  queryOptions({
    ...FRESH,
    queryKey: ['reports', status] as const,
    queryFn: ({ signal }) => api('GET /api/admin/reports', { query: { status }, signal }),
  })

export const outboxQuery = (to: string) =>
  queryOptions({
    ...FRESH,
    queryKey: ['outbox', to] as const,
    queryFn: ({ signal }) => api('GET /api/admin/outbox', { query: to ? { to } : {}, signal }),
  })

export const auditQuery = (q: string) =>
  queryOptions({
    ...FRESH,
    queryKey: ['audit', q] as const,
    queryFn: ({ signal }) => api('GET /api/admin/audit', { query: q ? { q } : {}, signal }),
  })

export const errorsQuery = queryOptions({
  ...FRESH,
  queryKey: ['errors'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/errors', { query: {}, signal }),
})

export const sitesQuery = queryOptions({
  ...FRESH,
  queryKey: ['sites'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/sites', { signal }),
})

export const crossPostsQuery = queryOptions({
  ...FRESH,
  queryKey: ['cross-posts'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/cross-posts', { query: {}, signal }),
})
