import { createFileRoute } from '@tanstack/react-router'
import { BulkScreen } from '../features/listings/bulk/bulk-screen.tsx'
import { BULK_PAGE_SIZE, ownListingsQuery } from '../features/listings/own/queries.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/sell/bulk')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient))
      await queryClient.infiniteQuery(ownListingsQuery({ limit: BULK_PAGE_SIZE })).catch(() => {})
  },
  head: (context) =>
    pageHead(context, {
      title: 'Edit many spaces',
      description: 'Change prices, tags, dates and status of many spaces in one table.',
      path: '/sell/bulk',
      noindex: true,
    }),
  component: BulkScreen,
})
