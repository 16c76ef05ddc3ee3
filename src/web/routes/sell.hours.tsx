import { createFileRoute } from '@tanstack/react-router'
import { HoursScreen } from '../features/messaging/viewings/hours-screen.tsx'
import { hoursQuery } from '../features/messaging/viewings/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/sell/hours')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(hoursQuery).catch(() => null)
  },
  component: withHead(
    {
      title: 'Viewing hours',
      description: 'When your spaces can be seen.',
      path: '/sell/hours',
      noindex: true,
    },
    HoursPage,
  ),
})

function HoursPage() {
  const { user } = useAuth()
  if (user) return <HoursScreen />
  return (
    <SignInFirst title="Viewing hours" onSignIn={() => openAuthDialog('login')}>
      Sign in to say when your spaces can be seen.
    </SignInFirst>
  )
}
