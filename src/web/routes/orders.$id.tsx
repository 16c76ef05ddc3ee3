import { createFileRoute } from '@tanstack/react-router'
import { BookingCard } from '../features/booking/bookings/list/booking-card.tsx'
import { PlacedOrderScreen } from '../features/booking/orders/placed/placed-order-screen.tsx'
import { placedOrderQuery } from '../features/booking/orders/placed/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const HEAD = {
  title: 'Order',
  description: 'What was placed with one order, and how each booking of it stands.',
  path: '/bookings',
  noindex: true,
}

export const Route = createFileRoute('/orders/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!(await findMe(queryClient))) return
    await orNotFound(queryClient.query(placedOrderQuery(id)))
  },
  component: withHead(HEAD, OrderPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such order">
      It may belong to another account.
    </ErrorState>
  )
}

function OrderPage() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  if (!user)
    return (
      <SignInFirst title="Order" onSignIn={() => openAuthDialog('login')}>
        Sign in to see your order.
      </SignInFirst>
    )
  return <PlacedOrderScreen id={id} card={(booking) => <BookingCard booking={booking} />} />
}
