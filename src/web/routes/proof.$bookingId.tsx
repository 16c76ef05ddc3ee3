import { createFileRoute } from '@tanstack/react-router'
import { CaptureScreen } from '../features/booking/proofs/capture/capture-screen.tsx'
import { captureQuery } from '../features/booking/proofs/capture/queries.ts'
import { ApiError } from '../platform/api.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const HEAD = {
  title: 'Proof at the space',
  description: 'Photos of an advertisement where it hangs, with place and time, also without a network.',
  path: '/proof',
  noindex: true,
}

export const Route = createFileRoute('/proof/$bookingId')({
  loader: async ({ context: { queryClient }, params: { bookingId } }) => {
    if (!(await findMe(queryClient))) return
    await orNotFound(queryClient.query(captureQuery(Number(bookingId)))).catch((error: unknown) => {
      // whoever does not sell it is told so on the page
      if (!(error instanceof ApiError && error.status === 403)) throw error
    })
  },
  component: withHead(HEAD, ProofPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such booking">
      It may belong to another account.
    </ErrorState>
  )
}

function ProofPage() {
  const { user } = useAuth()
  const { bookingId } = Route.useParams()
  if (user) {
    const taker = { userId: user.id, organizationId: user.actingFor }
    return <CaptureScreen bookingId={Number(bookingId)} taker={taker} />
  }
  return (
    <SignInFirst title="Proof at the space" onSignIn={() => openAuthDialog('login')}>
      Sign in to hand in photos of your booking. Photos that wait on this phone stay there.
    </SignInFirst>
  )
}
