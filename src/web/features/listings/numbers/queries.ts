import { queryOptions } from '@tanstack/react-query'
import type { NumberSpan } from '#contract/listings/numbers.ts'
import { api } from '#web/platform/api.ts'
import type { NumbersState } from './numbers-state.ts'

export function numbersQuery(state: NumbersState) {
  return queryOptions({
    queryKey: ['numbers', state] as const,
    queryFn: ({ signal }) => {
      const { page, ...query } = state
      return api('GET /api/my/numbers', { query: { ...query, ...(page && { page: String(page) }) }, signal })
    },
    placeholderData: (before) => before,
  })
}

export function spaceNumbersQuery(id: string, days: NumberSpan) {
  return queryOptions({
    queryKey: ['numbers', 'space', id, days] as const,
    queryFn: ({ signal }) => api('GET /api/my/numbers/:id', { params: { id }, query: { days }, signal }),
    placeholderData: (before) => before,
  })
}
