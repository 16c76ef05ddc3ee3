import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export function listingQuery(id: string) {
  return queryOptions({
    queryKey: ['listing', id],
    queryFn: ({ signal }) => api('GET /api/listings/:id', { params: { id }, signal }),
  })
}

/** A public space with the change that waits for review; its seller and admins may read it. */
export function waitingChangeQuery(id: string) {
  return queryOptions({
    queryKey: ['listing', id, 'change'],
    queryFn: ({ signal }) => api('GET /api/listings/:id/change', { params: { id }, signal }),
    staleTime: 0,
  })
}

/** The space beside its market: the price among others, spaces like it, the first free day. */
export function listingMarketQuery(id: string) {
  return queryOptions({
    queryKey: ['listing', id, 'market'],
    queryFn: ({ signal }) => api('GET /api/listings/:id/market', { params: { id }, signal }),
  })
}
