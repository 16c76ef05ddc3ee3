import { queryOptions } from '@tanstack/react-query'
import type { ListingStatus } from '#domain/listing.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

/** Query key prefix of everything about own spaces. */
export const OWN_LISTINGS = ['own-listings'] as const
/** Key prefix of the pages of all filters. */
export const OWN_LISTING_PAGES = [...OWN_LISTINGS, 'pages'] as const

// here rather than with the screens: what a route's loader imports is bundled with every page
/** Page size of one status in the workspace. */
export const WORKSPACE_PAGE_SIZE = 24
/** Page size of the bulk edit table. */
export const BULK_PAGE_SIZE = 200

export interface OwnFilter {
  status?: ListingStatus | undefined
  /** Text to find in title, place or address. */
  q?: string | undefined
  /** Page size. */
  limit: number
}

/** Own spaces, newest first. */
export function ownListingsQuery({ status, q, limit }: OwnFilter) {
  const key = [...OWN_LISTING_PAGES, { status: status ?? '', q: q ?? '', limit }] as const
  return listPages(key, (cursor, signal) => {
    const given = Object.entries({ status, q, limit: String(limit), cursor })
    const query = Object.fromEntries(given.filter(([, value]) => value))
    return apiWithHeaders('GET /api/my/listings', { query, signal })
  })
}

export const ownCountsQuery = queryOptions({
  queryKey: [...OWN_LISTINGS, 'counts'] as const,
  queryFn: ({ signal }) => api('GET /api/my/listings/counts', { signal }),
  staleTime: 0,
})

export function ownListingQuery(id: string) {
  return queryOptions({
    queryKey: [...OWN_LISTINGS, id] as const,
    queryFn: ({ signal }) => api('GET /api/my/listings/:id', { params: { id }, signal }),
    // stale time 0: an edit must start from the stored version
    staleTime: 0,
    gcTime: 0,
  })
}
