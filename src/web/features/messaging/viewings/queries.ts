import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

/** Key prefix of everything that a step in a viewing may change. */
export const VIEWINGS = ['viewings'] as const

/** Long enough that a page is not read again as soon as the browser takes it over. */
const FRESH_MS = 5000

/** The user's viewings, of both sides. */
export function viewingsQuery(when: 'upcoming' | 'past') {
  const pages = listPages([...VIEWINGS, 'list', when] as const, (cursor, signal) =>
    apiWithHeaders('GET /api/viewings', { query: { when, ...(cursor && { cursor }) }, signal }),
  )
  return { ...pages, staleTime: FRESH_MS }
}

/** Of one conversation. Its latest message is part of the key: what happens to a viewing is told in the thread. */
export function threadViewingsQuery({ id, lastSeq }: { id: number; lastSeq: number }) {
  return queryOptions({
    queryKey: [...VIEWINGS, 'thread', id, lastSeq] as const,
    queryFn: ({ signal }) => api('GET /api/conversations/:id/viewings', { params: { id }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
}

/** Free times of a space. */
export function slotsQuery(listingId: number) {
  return queryOptions({
    queryKey: [...VIEWINGS, 'slots', listingId] as const,
    queryFn: ({ signal }) =>
      api('GET /api/listings/:id/viewing-slots', { params: { id: listingId }, signal }),
    staleTime: 30_000,
  })
}

export const hoursQuery = queryOptions({
  queryKey: [...VIEWINGS, 'hours'] as const,
  queryFn: ({ signal }) => api('GET /api/my/viewing-hours', { signal }),
  // an edit starts from what is stored
  staleTime: 0,
  gcTime: 0,
})
