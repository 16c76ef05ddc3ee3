import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { SPACES_PER_PAGE, type SpacesSearch } from './spaces-search.ts'

/** Query key prefix of everything about own spaces. */
export const OWN_LISTINGS = ['own-listings'] as const

/** What the table is filtered by, as the API has it. */
export function toFilter({ status, type, structure, q, ...more }: SpacesSearch) {
  return {
    status,
    adType: type,
    structure: structure && String(structure),
    q,
    place: more.place,
    size: more.size,
    minPrice: more.min?.toString(),
    maxPrice: more.max?.toString(),
    freeBy: more.free,
    photos: more.photo,
  }
}

export const spaceChoicesQuery = queryOptions({
  queryKey: [...OWN_LISTINGS, 'choices'] as const,
  queryFn: ({ signal }) => api('GET /api/my/spaces/choices', { signal }),
  staleTime: 60_000,
})

/** One page of the table of own spaces, and how many match. */
export function spacesQuery(search: SpacesSearch) {
  const { sort, dir, page } = search
  const given = {
    ...toFilter(search),
    sort,
    dir,
    page: page && String(page),
    limit: String(SPACES_PER_PAGE),
  }
  const query = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  return queryOptions({
    queryKey: [...OWN_LISTINGS, 'spaces', query] as const,
    queryFn: async ({ signal }) => {
      const { data, headers } = await apiWithHeaders('GET /api/my/spaces', { query, signal })
      return { spaces: data, total: Number(headers.get('x-total-count') ?? data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
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

/** What is set for the bookings of an own space, as its texts are compared with it; null where nothing is. */
export function bookedQuery(listingId: number) {
  return queryOptions({
    queryKey: [...OWN_LISTINGS, listingId, 'booked'] as const,
    queryFn: async ({ signal }) => {
      const params = { id: String(listingId) }
      const terms = await api('GET /api/my/listings/:id/booking-terms', { params, signal })
      return toBooked(terms)
    },
    // the terms have a page of their own, which may have changed them
    staleTime: 0,
  })
}

/** Terms that nobody has set bind nothing, and so do those of a space that is not booked here. */
export function toBooked(terms: Pick<OwnBookingTerms, 'mode' | 'updatedAt' | 'leadDays'>) {
  return terms.updatedAt === null || terms.mode === 'off' ? null : { leadDays: terms.leadDays }
}
