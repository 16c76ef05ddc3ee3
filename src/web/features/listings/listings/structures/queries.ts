import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { OWN_LISTINGS } from '../own/queries.ts'

export function structuresQuery(page: number) {
  const query = page > 1 ? { page: String(page) } : {}
  return queryOptions({
    queryKey: [...OWN_LISTINGS, 'structures', query] as const,
    queryFn: ({ signal }) => api('GET /api/my/structures', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One structure with its permit. */
export function structureQuery(id: string) {
  return queryOptions({
    queryKey: [...OWN_LISTINGS, 'structure', id] as const,
    queryFn: ({ signal }) => api('GET /api/my/structures/:id', { params: { id }, signal }),
  })
}

/** Landlord, lease and rent, for whose role includes them. */
export function leaseQuery(id: string) {
  return queryOptions({
    queryKey: ['lease', id] as const,
    queryFn: ({ signal }) => api('GET /api/my/structures/:id/lease', { params: { id }, signal }),
  })
}
