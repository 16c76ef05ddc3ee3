import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#web/features/accounts/accounts/account-page.tsx'
import { accountQuery } from '#web/features/accounts/accounts/queries.ts'
import { findMe } from '#web/platform/auth/me-query.ts'
import { withHead } from '#web/platform/page-head.tsx'

export const Route = createFileRoute('/account')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(accountQuery).catch(() => {})
  },
  component: withHead(
    {
      title: 'Your account',
      description: 'Your profile, how you sign in, and where you are signed in.',
      path: '/account',
      noindex: true,
    },
    AccountPage,
  ),
})
