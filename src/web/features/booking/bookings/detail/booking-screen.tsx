import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { BookingHead } from './booking-head.tsx'
import { Documents } from './documents.tsx'
import { NextSteps } from './next-steps.tsx'
import { bookingQuery } from './queries.ts'
import { TermsSection } from './terms-section.tsx'
import { Timeline } from './timeline.tsx'
import { useLiveBooking } from './use-fresh-booking.ts'

const OpenChange = lazy(() => import('../changes/open-change.tsx').then((m) => ({ default: m.OpenChange })))
const RenewalSection = lazy(() =>
  import('../renewal/renewal-section.tsx').then((m) => ({ default: m.RenewalSection })),
)
const ChangesSection = lazy(() =>
  import('../changes/changes-section.tsx').then((m) => ({ default: m.ChangesSection })),
)

type BookingScreenProps = {
  id: string
  /** Slots of other features: what is due and paid, what will run, and what is disputed. */
  money: (booking: Booking) => ReactNode
  artwork: (booking: Booking) => ReactNode
  dispute: (booking: Booking) => ReactNode
}

/** One booking, for both of its sides: how it stands, what to do, its terms, money and documents. */
export function BookingScreen({ id, ...slots }: BookingScreenProps) {
  const query = useQuery(bookingQuery(id))
  useLiveBooking(query.data?.conversationId ?? null)
  if (query.isError && !query.data)
    return <ErrorState headingLevel={1} title={query.error.message} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState label="Loading booking..." />
  return <LoadedBooking booking={query.data} {...slots} />
}

type LoadedBookingProps = Omit<BookingScreenProps, 'id'> & { booking: Booking }

function LoadedBooking({ booking, money, artwork, dispute }: LoadedBookingProps) {
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-6 md:px-6">
      <BookingHead booking={booking} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <NextSteps booking={booking} />
          {booking.bookedAt && (
            <Suspense>
              <OpenChange booking={booking} />
              <RenewalSection booking={booking} />
            </Suspense>
          )}
          {artwork(booking)}
          {money(booking)}
          <Documents documents={booking.documents} />
          <TermsSection booking={booking} />
          {booking.bookedAt && (
            <Suspense>
              <ChangesSection booking={booking} />
            </Suspense>
          )}
          {dispute(booking)}
        </div>
        <aside className="lg:sticky lg:top-20">
          <Timeline events={booking.events} />
        </aside>
      </div>
    </div>
  )
}
