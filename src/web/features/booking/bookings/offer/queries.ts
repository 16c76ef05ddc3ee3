import { queryOptions } from '@tanstack/react-query'
import type { OfferedInput } from '#contract/booking/bookings-offers.ts'
import { withoutGone } from '#web/booking-parts/gone-extras.ts'
import { api } from '#web/platform/api.ts'
import { previewOptions } from '../detail/queries.ts'

/** The terms that an offer would make, without extras that are not offered any more; null: it is not complete. */
export function offerPreviewQuery(conversationId: number, body: OfferedInput | null) {
  return queryOptions({
    queryKey: ['offer-preview', conversationId, body] as const,
    queryFn: async ({ signal }) => {
      const { answer: terms, gone } = await withoutGone(body as OfferedInput, (given) =>
        api('POST /api/conversations/:id/offers/previews', {
          params: { id: conversationId },
          body: given,
          signal,
          mayRefuse: true,
        }),
      )
      return { terms, gone }
    },
    enabled: body !== null,
    ...previewOptions,
  })
}

/** How the space is sold, and when it is free. */
export function offerAvailabilityQuery(listingId: number) {
  return queryOptions({
    queryKey: ['listing', String(listingId), 'offer-availability'] as const,
    queryFn: ({ signal }) => api('GET /api/listings/:id/availability', { params: { id: listingId }, signal }),
    staleTime: 30_000,
  })
}
