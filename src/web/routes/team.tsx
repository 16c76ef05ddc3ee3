import { createFileRoute } from '@tanstack/react-router'
import { teamQuery } from '../features/accounts/organizations/queries.ts'
import { TeamScreen } from '../features/accounts/organizations/team-screen.tsx'
import { TransferList } from '../features/listings/listings/transfer/transfer-list.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/team')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(teamQuery).catch(() => {})
  },
  component: withHead(
    {
      title: 'Your team',
      description: 'Who works with you on your spaces and bookings, and what each may do.',
      path: '/team',
      noindex: true,
    },
    TeamPage,
  ),
})

function TeamPage() {
  const { user } = useAuth()
  if (user) return <TeamScreen key={user.actingFor} userId={user.id} transfers={<TransferList />} />
  return (
    <SignInFirst title="Your team" onSignIn={() => openAuthDialog('login')}>
      Sign in to invite colleagues, and to see who works with you.
    </SignInFirst>
  )
}
