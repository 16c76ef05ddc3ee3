import { createFileRoute } from '@tanstack/react-router'
import { webhooksQuery } from '../features/accounts/webhooks/queries.ts'
import { WebhooksScreen } from '../features/accounts/webhooks/webhooks-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/account_/webhooks')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(webhooksQuery).catch(() => {})
  },
  component: withHead(
    {
      title: 'Webhooks',
      description: 'Signed messages by which your own programs learn what happens.',
      path: '/account/webhooks',
      noindex: true,
    },
    WebhooksPage,
  ),
})

function WebhooksPage() {
  const { user } = useAuth()
  if (user) return <WebhooksScreen key={user.id} />
  return (
    <SignInFirst title="Webhooks" onSignIn={() => openAuthDialog('login')}>
      Sign in to have your own programs told what happens.
    </SignInFirst>
  )
}
