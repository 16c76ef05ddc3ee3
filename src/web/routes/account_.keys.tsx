import { createFileRoute } from '@tanstack/react-router'
import { KeysScreen } from '../features/accounts/api-keys/keys-screen.tsx'
import { keysQuery } from '../features/accounts/api-keys/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/account_/keys')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(keysQuery).catch(() => {})
  },
  component: withHead(
    {
      title: 'API keys',
      description: 'Keys by which your own programs read and prepare in your name.',
      path: '/account/keys',
      noindex: true,
    },
    KeysPage,
  ),
})

function KeysPage() {
  const { user } = useAuth()
  if (user) return <KeysScreen key={user.id} />
  return (
    <SignInFirst title="API keys" onSignIn={() => openAuthDialog('login')}>
      Sign in to make keys for your own programs, and to end them.
    </SignInFirst>
  )
}
