import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsScreen } from '../features/booking/bookings/approvals/approvals-screen.tsx'
import { approvalsQuery } from '../features/booking/bookings/approvals/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/bookings/approvals/')({
  loader: async ({ context: { queryClient } }) => {
    // in the browser the list loads on its own, and shows a failure with a retry button
    if (import.meta.env.SSR && (await findMe(queryClient)))
      await queryClient.query(approvalsQuery).catch(() => null)
  },
  component: withHead(
    {
      title: 'Approvals',
      description: 'What colleagues ask you to approve.',
      path: '/bookings/approvals',
      noindex: true,
    },
    ApprovalsPage,
  ),
})

function ApprovalsPage() {
  const { user } = useAuth()
  if (user) return <ApprovalsScreen />
  return (
    <SignInFirst title="Approvals" onSignIn={() => openAuthDialog('login')}>
      Sign in to see what waits for your approval.
    </SignInFirst>
  )
}
