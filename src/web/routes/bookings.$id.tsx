import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { bookingPaymentsQuery } from '../booking-parts/payments-query.ts'
import { VerificationForBookings } from '../features/accounts/accounts/verification-for-bookings.tsx'
import { changesQuery } from '../features/booking/bookings/changes/queries.ts'
import { BookingScreen } from '../features/booking/bookings/detail/booking-screen.tsx'
import { bookingQuery } from '../features/booking/bookings/detail/queries.ts'
import { ArtworkSection } from '../features/booking/creatives/artwork-section.tsx'
import { artworkQuery } from '../features/booking/creatives/queries.ts'
import { DisputeSection } from '../features/booking/disputes/of-booking/dispute-section.tsx'
import { bookingDisputesQuery } from '../features/booking/disputes/of-booking/queries.ts'
import { MoneyAct } from '../features/booking/payments/of-booking/money-act.tsx'
import { MoneySection } from '../features/booking/payments/of-booking/money-section.tsx'
import { usePaymentReturn } from '../features/booking/payments/of-booking/use-payment-return.ts'
import { ProofSection } from '../features/booking/proofs/proof-section.tsx'
import { proofsQuery } from '../features/booking/proofs/queries.ts'
import { CodesSection } from '../features/booking/response-codes/codes-section.tsx'
import { responseCodesQuery } from '../features/booking/response-codes/queries.ts'
import { bookingReviewQuery } from '../features/booking/seller-reviews/queries.ts'
import { ReviewPrompt } from '../features/booking/seller-reviews/review-prompt.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import type { Page } from '../platform/head.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const BookAgain = lazy(() =>
  import('../features/booking/quotes/book-again.tsx').then((m) => ({ default: m.BookAgain })),
)

const HEAD = {
  title: 'Booking',
  description: 'A booking: its status, terms, payments and documents.',
  path: '/bookings',
  noindex: true,
}

/** What can be over. */
const REVIEWED: readonly string[] = ['completed', 'cancelled']

export const Route = createFileRoute('/bookings/$id')({
  validateSearch: ({ payment }: Record<string, unknown>): { payment?: number } =>
    /^[1-9]\d{0,8}$/.test(String(payment)) ? { payment: Number(payment) } : {},
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!(await findMe(queryClient))) return null
    const booking = await orNotFound(queryClient.query({ ...bookingQuery(id), staleTime: 'static' }))
    // in the browser the parts of the page read for themselves
    if (import.meta.env.SSR && booking.status !== 'draft')
      await Promise.allSettled([
        queryClient.query(artworkQuery(booking.id)),
        queryClient.query(bookingPaymentsQuery(booking.id)),
        queryClient.query(bookingDisputesQuery(booking.id)),
        booking.bookedAt && queryClient.query(changesQuery(booking.id)),
        booking.bookedAt && queryClient.query(responseCodesQuery(booking.id)),
        booking.proof && queryClient.query(proofsQuery(booking.id)),
        REVIEWED.includes(booking.status) && queryClient.query(bookingReviewQuery(booking.id)),
      ])
    return { name: `${booking.listing.title}, ${booking.reference}` }
  },
  component: withHead(useHead, BookingPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such booking">
      It may belong to another account.
    </ErrorState>
  )
}

function useHead(): Page {
  const data = Route.useLoaderData()
  return { ...HEAD, title: data?.name ?? HEAD.title }
}

function BookingPage() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  const { payment } = Route.useSearch()
  const back = usePaymentReturn(Number(id), user ? payment : undefined)
  if (!user)
    return (
      <SignInFirst title="Booking" onSignIn={() => openAuthDialog('login')}>
        Sign in to see your booking.
      </SignInFirst>
    )
  return (
    <BookingScreen
      id={id}
      verification={
        <VerificationForBookings path={`/bookings/${id}`} label="your booking">
          Open it before you accept terms, send your own or ask for a change.
        </VerificationForBookings>
      }
      back={back}
      moneyAct={(booking, action, payments) => (
        <MoneyAct {...{ booking, action, payments }} isWaiting={back.isChecking} />
      )}
      again={(booking) => (
        <Suspense>
          <BookAgain booking={booking} />
        </Suspense>
      )}
      review={(booking) => <ReviewPrompt booking={booking} />}
      artwork={(booking) => <ArtworkSection booking={booking} />}
      codes={(booking) => <CodesSection booking={booking} />}
      proof={(booking) => <ProofSection booking={booking} />}
      money={(booking) => <MoneySection booking={booking} back={back} />}
      dispute={(booking) => <DisputeSection booking={booking} />}
    />
  )
}
