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

/** Fetched once per link; the form reports an expired link on submit. */
export const resetFactorsQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-factors', token] as const,
    queryFn: ({ signal }) => api('POST /api/auth/reset-password/factors', { body: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
