import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Batches that are not all filed. */
export const batchesQuery = queryOptions({
  queryKey: ['proof-batches'] as const,
  queryFn: ({ signal }) => api('GET /api/my/proof-batches', { signal }),
  staleTime: 5000,
})

const FILING_MS = 2000

/** A batch; while it is filed it is read again and again. */
export function batchQuery(id: number) {
  return queryOptions({
    queryKey: ['proof-batches', id] as const,
    queryFn: ({ signal }) => api('GET /api/my/proof-batches/:id', { params: { id }, signal }),
    staleTime: 1000,
    refetchInterval: ({ state: { data } }) => (data && data.counts.filing > 0 ? FILING_MS : false),
  })
}
