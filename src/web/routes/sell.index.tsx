import { createFileRoute } from '@tanstack/react-router'
import { ownListingsQuery } from '../features/sell/queries.ts'
import { WorkspaceScreen } from '../features/sell/workspace-screen.tsx'
import { findMe } from '../platform/auth/me-query.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/sell/')({
  loader: async ({ context: { queryClient } }) => {
    // a failure is shown, with a way to try again, by the page itself
    if (await findMe(queryClient)) await queryClient.query(ownListingsQuery).catch(() => {})
  },
  head: (context) =>
    pageHead(context, {
      title: 'Your spaces',
      description: 'Your listings, their review and what to do next.',
      path: '/sell',
      noindex: true,
    }),
  component: WorkspaceScreen,
})
