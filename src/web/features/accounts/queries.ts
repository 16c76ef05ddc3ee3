import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const accountQuery = queryOptions({
  queryKey: ['account', 'details'] as const,
  queryFn: ({ signal }) => api('GET /api/account', { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'] as const,
  queryFn: ({ signal }) => api('GET /api/account/sessions', { signal }),
})
