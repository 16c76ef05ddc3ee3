import { queryOptions } from '@tanstack/react-query'
import type { PreparedBooking } from '#contract/booking/orders-prepared.ts'
import { withoutGone } from '#web/booking-parts/gone-extras.ts'
import { api } from '#web/platform/api.ts'

/** What I am putting together, priced as of now. */
export const orderQuery = queryOptions({
  queryKey: ['bookings', 'order'] as const,
  queryFn: ({ signal }) => api('GET /api/orders/current', { signal }),
  staleTime: 5000,
  refetchOnWindowFocus: true,
})

export function preparedQuery(token: string) {
  return queryOptions({
    queryKey: ['prepared-booking', token] as const,
    queryFn: ({ signal }) => api('GET /api/prepared-bookings/:token', { params: { token }, signal }),
  })
}

/** What it costs as of now; without the extras that are not offered any more. */
export function requestPriceQuery({ listingId, brand: _, note: __, ...body }: PreparedBooking['request']) {
  return queryOptions({
    queryKey: ['listing', String(listingId), 'quote', body] as const,
    queryFn: async ({ signal }) => {
      const { answer, gone } = await withoutGone(body, (given) =>
        api('POST /api/listings/:id/quotes', { params: { id: listingId }, body: given, signal }),
      )
      return { ...answer, gone }
    },
  })
}
