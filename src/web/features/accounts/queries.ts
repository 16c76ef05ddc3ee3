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

/** Asked once for each link; a link that has ended is told by the form when it is sent. */
export const resetFactorsQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-factors', token] as const,
    queryFn: ({ signal }) => api('POST /api/auth/reset-password/factors', { body: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
