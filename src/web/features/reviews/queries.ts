import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Listing } from '#contract/listings.ts'
import type { ListingStatus } from '#domain/listing.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'
import { readNextCursor } from '#web/platform/next-cursor.ts'

export interface ReviewFilter {
  status?: ListingStatus | undefined
  /** Revisions of public listings instead of the listings themselves. */
  queue?: 'edits' | undefined
  q?: string | undefined
}

export interface SubmissionsPage {
  listings: Listing[]
  total: number
  nextCursor: string | null
}

const PAGE_SIZE = '50'

/** Every status, newest submission first. Always stale: another admin may be working on the same queue. */
export function submissionsQuery({ status, q }: ReviewFilter) {
  return infiniteQueryOptions({
    queryKey: ['submissions', { status: status ?? '', q: q ?? '' }] as const,
    queryFn: async ({ pageParam, signal }): Promise<SubmissionsPage> => {
      const query = { includeStatus: 'all' as const, status, q, limit: PAGE_SIZE, cursor: pageParam }
      const given = Object.entries(query).filter(([, value]) => value)
      const { data, headers } = await apiWithHeaders('GET /api/listings', {
        query: Object.fromEntries(given),
        signal,
      })
      const total = Number(headers.get('x-total-count') ?? data.length)
      return { listings: data, total, nextCursor: readNextCursor(headers.get('link')) }
    },
    initialPageParam: '',
    getNextPageParam: (page: SubmissionsPage) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
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
