import { createFileRoute } from '@tanstack/react-router'
import { OpenPage } from '../features/accounts/api-keys/open-page.tsx'
import { openQuery } from '../features/accounts/api-keys/queries.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/open')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    await queryClient.query(openQuery).catch(() => {})
  },
  component: withHead(
    {
      title: 'Placard for programs',
      description:
        'API keys, their scopes and limits, and every route they reach, each with a command to paste.',
      path: '/open',
    },
    OpenPage,
  ),
})
