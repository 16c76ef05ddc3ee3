import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Links to a plan of mine, and what was said through them. */
export function sharingQuery(id: number) {
  return queryOptions({
    queryKey: ['plans', 'sharing', id] as const,
    queryFn: ({ signal }) => api('GET /api/plans/:id/shares', { params: { id }, signal }),
    staleTime: 5000,
    refetchOnWindowFocus: true,
  })
}

/** A plan by its link. */
export function sharedPlanQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-plan', token] as const,
    queryFn: ({ signal }) => api('GET /api/shared-plans/:token', { params: { token }, signal }),
    staleTime: 5000,
  })
}

/** Versions of a plan of mine, the newest first. */
export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: ['plans', 'versions', id] as const,
    queryFn: ({ signal }) => api('GET /api/plans/:id/versions', { params: { id }, signal }),
    staleTime: 5000,
  })
}

/** One of them, as it stood: it never changes. */
export function versionQuery(id: number, version: number) {
  return queryOptions({
    queryKey: ['plans', 'versions', id, version] as const,
    queryFn: ({ signal }) => api('GET /api/plans/:id/versions/:version', { params: { id, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
