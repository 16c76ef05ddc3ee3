import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import type { CompareState } from './compare-state.ts'

export function comparisonQuery({ ids = '', from, to }: CompareState) {
  return queryOptions({
    queryKey: ['comparison', ids, from, to] as const,
    queryFn: ({ signal }) =>
      api('GET /api/comparison', { query: { ids, ...(from && { from }), ...(to && { to }) }, signal }),
  })
}
