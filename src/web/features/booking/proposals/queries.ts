import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import type { PriceInput } from './proposal-words.ts'
import type { ProposalsSearch } from './proposals-search.ts'

export const PROPOSALS_KEY = ['proposals'] as const

export function proposalsQuery({ q, status, page }: ProposalsSearch) {
  const query = { ...(q && { q }), ...(status && { status }), ...(page && { page: String(page) }) }
  return queryOptions({
    queryKey: [...PROPOSALS_KEY, 'list', query] as const,
    queryFn: ({ signal }) => api('GET /api/my/proposals', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function proposalQuery(id: string) {
  return queryOptions({
    queryKey: [...PROPOSALS_KEY, 'one', id] as const,
    queryFn: ({ signal }) => api('GET /api/my/proposals/:id', { params: { id }, signal }),
  })
}

/** What typed prices would make of its lines; null: nothing is priced by hand. */
export function pricePreviewQuery(id: number, body: PriceInput | null) {
  return queryOptions({
    queryKey: ['proposal-prices', id, body] as const,
    queryFn: ({ signal }) =>
      api('POST /api/my/proposals/:id/previews', {
        params: { id },
        body: body as PriceInput,
        signal,
        mayRefuse: true,
      }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Faces of the seller's that words find, to be added. */
export function facesQuery(q: string) {
  const query = { limit: '20', ...(q && { q }) }
  return queryOptions({
    queryKey: ['avails', 'found', q] as const,
    queryFn: ({ signal }) => api('GET /api/my/avails', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** A proposal by its link. */
export function sharedProposalQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-proposal', token] as const,
    queryFn: ({ signal }) => api('GET /api/shared-proposals/:token', { params: { token }, signal }),
    staleTime: 5000,
  })
}
