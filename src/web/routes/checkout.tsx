import { createFileRoute } from '@tanstack/react-router'
import { VerificationForBookings } from '../features/accounts/accounts/verification-for-bookings.tsx'
import { CheckoutScreen } from '../features/booking/orders/checkout-screen.tsx'
import { orderQuery } from '../features/booking/orders/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/checkout')({
  loader: async ({ context: { queryClient } }) => {
    // in the browser the order loads on its own, and shows a failure with a retry button
    if (import.meta.env.SSR && (await findMe(queryClient)))
      await queryClient.query(orderQuery).catch(() => null)
  },
  component: withHead(
    {
      title: 'Checkout',
      description: 'Read each booking and place it.',
      path: '/checkout',
      noindex: true,
    },
    CheckoutPage,
  ),
})

function CheckoutPage() {
  const { user } = useAuth()
  if (user)
    return (
      <CheckoutScreen
        verification={
          <VerificationForBookings path="/checkout" label="your order">
            You can ask for dates now. Open it before you book, hold dates or accept an offer.
          </VerificationForBookings>
        }
      />
    )
  return (
    <SignInFirst title="Checkout" onSignIn={() => openAuthDialog('login')}>
      Sign in to read and place what you are booking.
    </SignInFirst>
  )
}
