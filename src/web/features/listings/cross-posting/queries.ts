import { queryOptions } from '@tanstack/react-query'
import type { CrossPost } from '#contract/listings/cross-posting.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export type CrossPostStatus = CrossPost['status']

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
