import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Whether the reader and a person can write to each other; read again with the conversations. */
export function reachQuery(userId: number) {
  return queryOptions({
    queryKey: ['conversations', 'reach', userId] as const,
    queryFn: ({ signal }) => api('GET /api/blocks/:userId', { params: { userId }, signal }),
    staleTime: 5000,
  })
}
