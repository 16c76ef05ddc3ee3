import { createFileRoute } from '@tanstack/react-router'
import { OrderReportScreen } from '../features/booking/orders/placed/order-report-screen.tsx'
import { orderReportQuery } from '../features/booking/orders/placed/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { orRefusal } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const HEAD = {
  title: 'Report of an order',
  description: 'What was contracted of the bookings of an order, what was delivered, and what it cost.',
  path: '/bookings',
  noindex: true,
}

export const Route = createFileRoute('/orders/$id_/report')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!(await findMe(queryClient))) return null
    // too early: the page says when it begins
    return orRefusal(queryClient.query(orderReportQuery(id)))
  },
  component: withHead(HEAD, ReportPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such order">
      It may belong to another account.
    </ErrorState>
  )
}

function ReportPage() {
  const { user } = useAuth()
  const refusal = Route.useLoaderData()
  const { id } = Route.useParams()
  if (!user)
    return (
      <SignInFirst title="Report of an order" onSignIn={() => openAuthDialog('login')}>
        Sign in to see the report of your order.
      </SignInFirst>
    )
  if (refusal) return <ErrorState headingLevel={1} title={refusal} />
  return <OrderReportScreen id={id} />
}
