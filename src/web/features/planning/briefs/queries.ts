import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import type { Price } from './answer-words.ts'
import type { BriefSearch } from './brief-search.ts'

/** Mine, the newest first. */
export const briefsQuery = queryOptions({
  queryKey: ['briefs', 'list'] as const,
  queryFn: ({ signal }) => api('GET /api/briefs', { signal }),
})

export function briefQuery(id: string) {
  return queryOptions({
    queryKey: ['briefs', 'one', Number(id)] as const,
    queryFn: ({ signal }) => api('GET /api/briefs/:id', { params: { id: Number(id) }, signal }),
  })
}

/** Whom it can be sent to. */
export function briefStartQuery({ plan, place, type = [] }: BriefSearch) {
  return queryOptions({
    queryKey: ['briefs', 'sellers', plan, place, type] as const,
    queryFn: ({ signal }) =>
      api('GET /api/briefs/sellers', {
        query: {
          ...(plan !== undefined && { plan: String(plan) }),
          ...(place !== undefined && { place }),
          ...(type.length > 0 && { type: [...type] }),
        },
        signal,
      }),
    enabled: plan !== undefined || place !== undefined,
  })
}

/** Sent to me, the newest first. */
export const receivedBriefsQuery = queryOptions({
  queryKey: ['received-briefs', 'list'] as const,
  queryFn: ({ signal }) => api('GET /api/my/briefs', { signal }),
})

export function receivedBriefQuery(id: string) {
  return queryOptions({
    queryKey: ['received-briefs', 'one', Number(id)] as const,
    queryFn: ({ signal }) => api('GET /api/my/briefs/:id', { params: { id: Number(id) }, signal }),
  })
}

/** Which typed prices are below what the rate card asks at least. */
export function briefPricesQuery(id: number, lines: readonly Price[]) {
  return queryOptions({
    queryKey: ['brief-prices', id, lines] as const,
    queryFn: ({ signal }) =>
      api('POST /api/my/briefs/:id/previews', {
        params: { id },
        body: { lines: [...lines] },
        signal,
        mayRefuse: true,
      }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
