import { createFileRoute } from '@tanstack/react-router'
import { OpenSettingsScreen } from '../features/edge/open-data/open-settings-screen.tsx'
import { openSettingsQuery } from '../features/edge/open-data/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/account_/open')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(openSettingsQuery).catch(() => {})
  },
  component: withHead(
    {
      title: 'Open feeds',
      description: 'Whether your spaces are in the open feeds of the market.',
      path: '/account/open',
      noindex: true,
    },
    OpenSettingsPage,
  ),
})

function OpenSettingsPage() {
  const { user } = useAuth()
  if (user) return <OpenSettingsScreen key={user.id} />
  return (
    <SignInFirst title="Open feeds" onSignIn={() => openAuthDialog('login')}>
      Sign in to choose whether your spaces are in the open feeds.
    </SignInFirst>
  )
}
