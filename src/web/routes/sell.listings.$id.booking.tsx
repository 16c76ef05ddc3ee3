import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BookingTermsScreen } from '../features/booking/booking-terms/booking-terms-screen.tsx'
import { bookingTermsQuery } from '../features/booking/booking-terms/queries.ts'
import { ownListingQuery } from '../features/listings/listings/own/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/sell/listings/$id/booking')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await Promise.allSettled([
      queryClient.query(ownListingQuery(id)),
      queryClient.query(bookingTermsQuery(id)),
    ])
  },
  component: withHead(
    {
      title: 'Booking terms',
      description: 'How your space is booked.',
      path: '/sell',
      noindex: true,
    },
    BookingTermsPage,
  ),
})

function BookingTermsPage() {
  const { user } = useAuth()
  if (user) return <OwnTermsPage />
  return (
    <SignInFirst title="Booking terms" onSignIn={() => openAuthDialog('login')}>
      Sign in to say how your space is booked.
    </SignInFirst>
  )
}

function OwnTermsPage() {
  const { id } = Route.useParams()
  const { data } = useQuery(ownListingQuery(id))
  return <BookingTermsScreen id={id} listing={data?.listing} />
}
