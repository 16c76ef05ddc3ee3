import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Asked again every minute: buyers, sellers and other admins change it. */
export const deskQuery = queryOptions({
  queryKey: ['desk'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/desk', { signal }),
  staleTime: 5_000,
  refetchInterval: 60_000,
})
