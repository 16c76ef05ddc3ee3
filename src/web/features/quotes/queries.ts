import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QuoteInput } from '#contract/quotes.ts'
import { ApiError, api } from '#web/platform/api.ts'

/** What is free of a space in the year and a half to come. */
export function availabilityQuery(id: number) {
  return queryOptions({
    queryKey: ['listing', String(id), 'availability'] as const,
    queryFn: ({ signal }) => api('GET /api/listings/:id/availability', { params: { id }, signal }),
    staleTime: 30_000,
  })
}

/** The whole price for some dates. */
export function quoteQuery(id: number, input: QuoteInput | null) {
  return queryOptions({
    queryKey: ['listing', String(id), 'quote', input] as const,
    queryFn: ({ signal }) =>
      api('POST /api/listings/:id/quotes', { params: { id }, body: input as QuoteInput, signal }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    // a refusal stays a refusal
    retry: (count, error) =>
      count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  })
}
