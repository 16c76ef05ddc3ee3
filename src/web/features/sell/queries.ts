import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const ownListingsQuery = queryOptions({
  queryKey: ['own-listings'] as const,
  queryFn: ({ signal }) => api('GET /api/my/listings', { signal }),
})

export function ownListingQuery(id: string) {
  return queryOptions({
    queryKey: ['own-listings', id] as const,
    queryFn: ({ signal }) => api('GET /api/my/listings/:id', { params: { id }, signal }),
    // an edit starts from what is stored now
    staleTime: 0,
    gcTime: 0,
  })
}

/** How own spaces stand on the sister sites. */
export const ownCrossPostsQuery = queryOptions({
  queryKey: ['own-listings', 'cross-posts'] as const,
  queryFn: ({ signal }) => api('GET /api/my/cross-posts', { signal }),
  staleTime: 60_000,
})
