import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

const POLL_MS = 1500

/** Polled while a file is under way. */
export const sourcesQuery = queryOptions({
  queryKey: ['inventory-sources'] as const,
  queryFn: ({ signal }) => api('GET /api/my/inventory-sources', { signal }),
  refetchInterval: (query) => (query.state.data?.some(({ isRunning }) => isRunning) ? POLL_MS : false),
})
