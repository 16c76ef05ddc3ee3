import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import type { OwedFilter } from './owed-filter.ts'

/** Proof that I owe; read again with my bookings. */
export function proofDutiesQuery({ show: shown, q, market }: OwedFilter) {
  const show = shown ?? 'open'
  return queryOptions({
    queryKey: ['bookings', 'proof-duties', show, q ?? '', market ?? ''] as const,
    queryFn: ({ signal }) =>
      api('GET /api/my/proof-duties', {
        query: { show, ...(q && { q }), ...(market && { market }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
}
