import { queryOptions } from '@tanstack/react-query'
import type { CrossPost } from '#contract/cross-posting.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export type CrossPostStatus = CrossPost['status']

export const reportsQuery = (status: 'open' | 'resolved') =>
  listPages(['reports', status] as const, (cursor, signal) =>
    apiWithHeaders('GET /api/admin/reports', { query: { status, ...(cursor && { cursor }) }, signal }),
  )

export const outboxQuery = (to: string) =>
  listPages(['outbox', to] as const, (before, signal) =>
    apiWithHeaders('GET /api/admin/outbox', {
      query: { ...(to && { to }), ...(before && { before }) },
      signal,
    }),
  )

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: ['outbox-mail', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/outbox/:id', { params: { id: String(id) }, signal }),
  })

export const auditQuery = (q: string) =>
  listPages(['audit', q] as const, (before, signal) =>
    apiWithHeaders('GET /api/admin/audit', { query: { ...(q && { q }), ...(before && { before }) }, signal }),
  )

export const errorsQuery = listPages(['errors'] as const, (before, signal) =>
  apiWithHeaders('GET /api/admin/errors', { query: before ? { before } : {}, signal }),
)

export const failedJobsQuery = listPages(['failed-jobs'] as const, (before, signal) =>
  apiWithHeaders('GET /api/admin/jobs', { query: before ? { before } : {}, signal }),
)

export const sitesQuery = queryOptions({
  staleTime: 0,
  queryKey: ['sites'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/sites', { signal }),
})

export const crossPostsQuery = (status: CrossPostStatus | 'all') =>
  listPages(['cross-posts', status] as const, (cursor, signal) => {
    const query = { ...(status !== 'all' && { status }), ...(cursor && { cursor }) }
    return apiWithHeaders('GET /api/admin/cross-posts', { query, signal })
  })
