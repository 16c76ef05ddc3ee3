import { createFileRoute } from '@tanstack/react-router'
import { VerificationForBookings } from '../features/accounts/accounts/verification-for-bookings.tsx'
import { RequestScreen } from '../features/planning/plan-requests/request-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/plans/$id_/request')({
  component: withHead(
    {
      title: 'Request all',
      description: 'Send all spaces of a plan to their sellers at once.',
      path: '/plans',
      noindex: true,
    },
    RequestPage,
  ),
})

function RequestPage() {
  const { id } = Route.useParams()
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title="Request all" onSignIn={() => openAuthDialog('login')}>
        Sign in to request the spaces of this plan.
      </SignInFirst>
    )
  return (
    <RequestScreen
      planId={Number(id)}
      verification={
        <VerificationForBookings path={`/plans/${id}/request`} label="your plan">
          You can ask for dates now. Open it before you book or hold dates.
        </VerificationForBookings>
      }
    />
  )
}
