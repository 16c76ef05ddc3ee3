import { queryOptions } from '@tanstack/react-query'
import type { ListingStatus } from '#domain/listing.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

/** Everything that is read of own spaces. */
export const OWN_LISTINGS = ['own-listings'] as const
/** The pages of all filters. */
export const OWN_LISTING_PAGES = [...OWN_LISTINGS, 'pages'] as const

// here and not with the screens: what a route's loader imports is loaded with every page
/** Spaces of one status that the workspace reads at once. */
export const WORKSPACE_PAGE_SIZE = 24
/** Spaces that the table of many edits reads at once. */
export const BULK_PAGE_SIZE = 200

export interface OwnFilter {
  status?: ListingStatus | undefined
  /** Words in title, place or address. */
  q?: string | undefined
  /** Spaces a page holds. */
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
    // an edit starts from what is stored now
    staleTime: 0,
    gcTime: 0,
  })
}
