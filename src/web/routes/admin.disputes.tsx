import { createFileRoute } from '@tanstack/react-router'
import { DisputesScreen } from '../features/booking/disputes/disputes-screen.tsx'
import { disputesQuery } from '../features/booking/disputes/queries.ts'

export const Route = createFileRoute('/admin/disputes')({
  loader: async ({ context: { queryClient } }) => {
    // in the browser the screen fetches on its own and shows cached data meanwhile
    if (import.meta.env.SSR) await queryClient.infiniteQuery(disputesQuery('open')).catch(() => null)
  },
  component: DisputesScreen,
})
