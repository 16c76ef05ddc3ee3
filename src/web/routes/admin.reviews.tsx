import { createFileRoute } from '@tanstack/react-router'
import { DeskReviewsScreen } from '../features/booking/seller-reviews/desk-screen.tsx'
import { deskReviewsQuery } from '../features/booking/seller-reviews/queries.ts'

export const Route = createFileRoute('/admin/reviews')({
  loader: async ({ context: { queryClient } }) => {
    // in the browser the screen fetches on its own and shows cached data meanwhile
    if (import.meta.env.SSR) await queryClient.infiniteQuery(deskReviewsQuery('open')).catch(() => null)
  },
  component: DeskReviewsScreen,
})
