import { createFileRoute } from '@tanstack/react-router'
import { LISTING_STATUSES } from '#domain/listing.ts'
import { SiteStates } from '../features/cross-posting/site-states.tsx'
import { ownCountsQuery, ownListingsQuery, WORKSPACE_PAGE_SIZE } from '../features/listings/own/queries.ts'
import { WorkspaceScreen } from '../features/listings/own/workspace-screen.tsx'
import { findMe } from '../platform/auth/me-query.ts'
import { pageHead } from '../platform/head.ts'
import { SellerNav } from './-seller-nav.tsx'

export const Route = createFileRoute('/sell/')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (!(await findMe(queryClient))) return
    const counts = await queryClient.query(ownCountsQuery).catch(() => null)
    if (!import.meta.env.SSR || !counts) return
    const held = LISTING_STATUSES.filter((status) => counts[status] > 0)
    await Promise.allSettled(
      held.map((status) =>
        queryClient.infiniteQuery(ownListingsQuery({ status, limit: WORKSPACE_PAGE_SIZE })),
      ),
    )
  },
  head: (context) =>
    pageHead(context, {
      title: 'Your spaces',
      description: 'Your listings, their review and what to do next.',
      path: '/sell',
      noindex: true,
    }),
  component: () => <WorkspaceScreen nav={<SellerNav />} SiteStates={SiteStates} />,
})
