import { createFileRoute } from '@tanstack/react-router'
import { PayTestScreen } from '../features/booking/payments/pay-test/pay-test-screen.tsx'
import { testPaymentQuery } from '../features/booking/payments/pay-test/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const HEAD = {
  title: 'Test payment',
  description: 'Choose how a payment in test mode ends. No money moves.',
  path: '/pay/test',
  noindex: true,
}

export const Route = createFileRoute('/pay/test/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!(await findMe(queryClient))) return
    await orNotFound(queryClient.query({ ...testPaymentQuery(id), staleTime: 'static' }))
  },
  component: withHead(HEAD, PayTestPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such test payment">
      It may belong to another account.
    </ErrorState>
  )
}

function PayTestPage() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  if (user) return <PayTestScreen id={id} />
  return (
    <SignInFirst title="Test payment" onSignIn={() => openAuthDialog('login')}>
      Sign in to go on with your payment.
    </SignInFirst>
  )
}
