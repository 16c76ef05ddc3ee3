import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const keysQuery = queryOptions({
  queryKey: ['keys'] as const,
  queryFn: ({ signal }) => api('GET /api/keys', { signal }),
})

export const keyUsesQuery = (id: number) =>
  queryOptions({
    queryKey: ['keys', id, 'uses'] as const,
    queryFn: ({ signal }) => api('GET /api/keys/:id/uses', { params: { id }, signal }),
  })

export const openQuery = queryOptions({
  queryKey: ['open'] as const,
  queryFn: ({ signal }) => api('GET /api/open', { signal }),
})
