import { createFileRoute } from '@tanstack/react-router'
import { DeskCodesScreen } from '../features/booking/response-codes/desk-screen.tsx'
import { deskCodesQuery } from '../features/booking/response-codes/queries.ts'

export const Route = createFileRoute('/admin/codes')({
  loader: async ({ context: { queryClient } }) => {
    // in the browser the screen fetches on its own and shows cached data meanwhile
    if (import.meta.env.SSR) await queryClient.infiniteQuery(deskCodesQuery('all', '')).catch(() => null)
  },
  component: DeskCodesScreen,
})
