import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { listItemPages } from '#web/platform/list-pages.ts'

/** What both sides of a booking have written. Read again with the booking. */
export function bookingReviewQuery(id: number | string) {
  return queryOptions({
    queryKey: ['bookings', 'review', String(id)] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/review', { params: { id }, signal }),
    staleTime: 5000,
  })
}

/** What buyers say of a seller, a page at a time. */
export function sellerReviewsQuery(sellerId: number | string, cursor?: string) {
  return queryOptions({
    queryKey: ['seller', String(sellerId), 'reviews', cursor ?? ''] as const,
    queryFn: ({ signal }) =>
      api('GET /api/sellers/:id/reviews', {
        params: { id: sellerId },
        query: cursor ? { cursor } : {},
        signal,
      }),
    staleTime: 60_000,
  })
}

/** What it comes to, without the words. */
export function sellerRatingQuery(sellerId: number) {
  return queryOptions({
    queryKey: ['seller', String(sellerId), 'rating'] as const,
    queryFn: async ({ signal }) => {
      const { rating, proof } = await api('GET /api/sellers/:id/reviews', {
        params: { id: sellerId },
        query: { limit: '1' },
        signal,
      })
      return { ...rating, proof }
    },
    staleTime: 60_000,
  })
}

export type DeskView = 'open' | 'hidden'

/** For moderators, the oldest first. */
export const deskReviewsQuery = (view: DeskView) =>
  listItemPages(['desk-reviews', view] as const, (cursor, signal) =>
    api('GET /api/admin/reviews', { query: { view, ...(cursor && { cursor }) }, signal }),
  )
