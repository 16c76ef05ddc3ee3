import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import type { ClientsSearch } from './clients-search.ts'

export const CLIENTS_KEY = ['clients'] as const

export function clientsQuery({ q, archived, page }: ClientsSearch) {
  const query = {
    ...(q && { q }),
    ...(archived && { archived: '1' as const }),
    ...(page && { page: String(page) }),
  }
  return queryOptions({
    queryKey: [...CLIENTS_KEY, 'list', query] as const,
    queryFn: ({ signal }) => api('GET /api/my/clients', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function clientQuery(id: string) {
  return queryOptions({
    queryKey: [...CLIENTS_KEY, 'one', id] as const,
    queryFn: ({ signal }) => api('GET /api/my/clients/:id', { params: { id }, signal }),
  })
}

/** Who of the team can look after a client. */
export const repsQuery = queryOptions({
  queryKey: [...CLIENTS_KEY, 'reps'] as const,
  queryFn: async ({ signal }) =>
    (await api('GET /api/team', { signal })).members.map(({ id, name }) => ({ id, name })),
  staleTime: 60_000,
})
