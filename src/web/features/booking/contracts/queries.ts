import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import type { ContractsSearch } from './contracts-search.ts'

const CONTRACTS_KEY = ['contracts'] as const

/** A page of what is sold elsewhere, line by line, the newest first. */
export function contractsQuery({ page = 1, ...filter }: ContractsSearch) {
  return queryOptions({
    queryKey: [...CONTRACTS_KEY, 'list', { page, ...filter }] as const,
    queryFn: async ({ signal }) => {
      const query = { ...filter, page: String(page) }
      const { data, headers } = await apiWithHeaders('GET /api/my/contracts', { query, signal })
      return { lines: data, total: Number(headers.get('x-total-count') ?? data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
}

/** Clients and markets that they can be filtered by. */
export const contractChoicesQuery = queryOptions({
  queryKey: [...CONTRACTS_KEY, 'choices'] as const,
  queryFn: ({ signal }) => api('GET /api/my/contract-choices', { signal }),
  staleTime: 30_000,
})
