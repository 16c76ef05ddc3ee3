import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** My own places, by name. */
export const shopsQuery = queryOptions({
  queryKey: ['shops'] as const,
  queryFn: ({ signal }) => api('GET /api/shops', { signal }),
})
