import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListingStatus } from '#domain/listings/listing.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export interface ReviewFilter {
  status?: ListingStatus | undefined
  /** Revisions of public listings instead of the listings themselves. */
  queue?: 'edits' | undefined
  q?: string | undefined
}

const PAGE_SIZE = '50'

/** Every status, newest submission first. Always stale: another admin may be working on the same queue. */
export function submissionsQuery({ status, q }: ReviewFilter) {
  const queryKey = ['submissions', { status: status ?? '', q: q ?? '' }] as const
  return listPages(queryKey, (cursor, signal) => {
    // what waits with its import is seen there, unless it is searched for
    const imports = status === 'pending' && !q ? 'apart' : undefined
    const given = Object.entries({ includeStatus: 'all', status, q, imports, limit: PAGE_SIZE, cursor })
    const query = Object.fromEntries(given.filter(([, value]) => value))
    return apiWithHeaders('GET /api/listings', { query, signal })
  })
}

export function countsQuery(q: string | undefined) {
  return queryOptions({
    queryKey: ['submission-counts', q ?? ''] as const,
    queryFn: ({ signal }) => api('GET /api/admin/listings/counts', { query: q ? { q } : {}, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const editsQuery = listPages(['edits'] as const, (cursor, signal) =>
  apiWithHeaders('GET /api/admin/revisions', { query: cursor ? { cursor } : {}, signal }),
)

export function reviewQuery(id: number) {
  return queryOptions({
    queryKey: ['review', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/listings/:id', { params: { id }, signal }),
    staleTime: 0,
  })
}
