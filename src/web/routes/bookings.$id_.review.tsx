import { createFileRoute } from '@tanstack/react-router'
import { bookingReviewQuery } from '../features/booking/seller-reviews/queries.ts'
import { ReviewScreen } from '../features/booking/seller-reviews/review-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const HEAD = {
  title: 'Reviews',
  description: 'What both sides of a booking say of each other.',
  path: '/bookings',
  noindex: true,
}

export const Route = createFileRoute('/bookings/$id_/review')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!(await findMe(queryClient))) return
    await orNotFound(queryClient.query(bookingReviewQuery(id)))
  },
  component: withHead(HEAD, ReviewPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such booking">
      It may belong to another account.
    </ErrorState>
  )
}

function ReviewPage() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  if (!user)
    return (
      <SignInFirst title="Reviews" onSignIn={() => openAuthDialog('login')}>
        Sign in to see the reviews of your booking.
      </SignInFirst>
    )
  return <ReviewScreen id={id} />
}
