import { createFileRoute } from '@tanstack/react-router'
import { requestCountsQuery } from '../features/booking/bookings/requests/queries.ts'
import { PaymentsScreen } from '../features/booking/payments/payments-screen.tsx'
import {
  instructionsQuery,
  ownPaymentsQuery,
  statementLinesQuery,
} from '../features/booking/payments/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Payments'

export const Route = createFileRoute('/sell/payments')({
  loader: async ({ context: { queryClient } }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await Promise.allSettled([
      queryClient.infiniteQuery(ownPaymentsQuery),
      queryClient.infiniteQuery(statementLinesQuery),
      queryClient.query(instructionsQuery),
      queryClient.query(requestCountsQuery),
    ])
  },
  component: withHead(
    {
      title: TITLE,
      description: 'What buyers owe you, how they pay you, and what has arrived.',
      path: '/sell/payments',
      noindex: true,
    },
    PaymentsPage,
  ),
})

function PaymentsPage() {
  const { user } = useAuth()
  if (user) return <PaymentsScreen nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see what buyers owe you.
    </SignInFirst>
  )
}
