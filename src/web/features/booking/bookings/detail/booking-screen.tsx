import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { FINAL_STATUSES } from '#domain/booking/lifecycle.ts'
import type { NextAction, PaymentReturn } from '#web/booking-parts/next/next-facts.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHead } from './booking-head.tsx'
import { Documents } from './documents.tsx'
import { NextSteps } from './next-steps.tsx'
import { bookingQuery } from './queries.ts'
import { TermsSection } from './terms-section.tsx'
import { Timeline } from './timeline.tsx'
import { useLiveBooking } from './use-live-booking.ts'

const OpenChange = lazy(() => import('../changes/open-change.tsx').then((m) => ({ default: m.OpenChange })))
const RenewalSection = lazy(() =>
  import('../renewal/renewal-section.tsx').then((m) => ({ default: m.RenewalSection })),
)
const ChangesSection = lazy(() =>
  import('../changes/changes-section.tsx').then((m) => ({ default: m.ChangesSection })),
)

type BookingScreenProps = {
  id: string
  back: PaymentReturn
  /** That the address is not confirmed, where a step needs it. */
  verification: ReactNode
  /** Slots of other features: what is due and paid, what will run, who follows it, that it ran, what both say of it, and what is disputed. */
  money: (booking: Booking) => ReactNode
  moneyAct: (booking: Booking, action: NextAction | null, payments: BookingPayments) => ReactNode
  again: (booking: Booking) => ReactNode
  review: (booking: Booking) => ReactNode
  artwork: (booking: Booking) => ReactNode
  codes: (booking: Booking) => ReactNode
  proof: (booking: Booking) => ReactNode
  dispute: (booking: Booking) => ReactNode
}

/** One booking, for both of its sides, read from top to bottom: what to do, what it is, money, artwork, terms, proof, documents, what happened. */
export function BookingScreen({ id, ...slots }: BookingScreenProps) {
  const query = useQuery(bookingQuery(id))
  useLiveBooking(query.data)
  if (query.isError && !query.data)
    return <ErrorState headingLevel={1} title={query.error.message} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState label="Loading booking..." />
  return <LoadedBooking booking={query.data} {...slots} />
}

type LoadedBookingProps = Omit<BookingScreenProps, 'id'> & { booking: Booking }

function LoadedBooking({
  booking,
  back,
  verification,
  money,
  moneyAct,
  again,
  review,
  artwork,
  codes,
  proof,
  dispute,
}: LoadedBookingProps) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-4 md:px-6 md:py-6">
      <BookingHead booking={booking} />
      <NextSteps
        booking={booking}
        back={back}
        again={again(booking)}
        review={review(booking)}
        moneyAct={(action, payments) => moneyAct(booking, action, payments)}
      />
      {needsVerification(booking) && verification}
      {booking.bookedAt && (
        <Suspense>
          <OpenChange booking={booking} />
        </Suspense>
      )}
      <BookingFacts booking={booking} />
      {money(booking)}
      {artwork(booking)}
      {codes(booking)}
      <TermsSection booking={booking} />
      {proof(booking)}
      <Documents documents={booking.documents} />
      {booking.bookedAt && (
        <Suspense>
          <RenewalSection booking={booking} />
          <ChangesSection booking={booking} />
        </Suspense>
      )}
      {dispute(booking)}
      <Timeline events={booking.events} />
    </div>
  )
}

/** While both sides may still say something that binds them. */
function needsVerification({ side, status }: Booking): boolean {
  return side !== null && !FINAL_STATUSES.includes(status)
}
