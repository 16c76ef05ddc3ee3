import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QuoteInput } from '#contract/booking/quotes.ts'
import { withoutGone } from '#web/booking-parts/gone-extras.ts'
import { ApiError, api } from '#web/platform/api.ts'

/** What is free of a space in the year and a half to come. */
export function availabilityQuery(id: number) {
  return queryOptions({
    queryKey: ['listing', String(id), 'availability'] as const,
    queryFn: ({ signal }) => api('GET /api/listings/:id/availability', { params: { id }, signal }),
    staleTime: 30_000,
  })
}

/** The whole price for some dates; without the extras that are not offered any more. */
export function quoteQuery(id: number, input: QuoteInput | null) {
  return queryOptions({
    queryKey: ['listing', String(id), 'quote', input] as const,
    queryFn: async ({ signal }) => {
      const { answer, gone } = await withoutGone(input as QuoteInput, (body) =>
        api('POST /api/listings/:id/quotes', { params: { id }, body, signal, mayRefuse: true }),
      )
      return { ...answer, gone }
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    // a refusal stays a refusal
    retry: (count, error) =>
      count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  })
}
