import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'] as const,
  queryFn: ({ signal }) => api('GET /api/webhooks', { signal }),
})

/** Looked at again while the list is open: a test arrives within seconds. */
export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'] as const,
    queryFn: ({ signal }) => api('GET /api/webhooks/:id/deliveries', { params: { id }, signal }),
    refetchInterval: 3_000,
  })
