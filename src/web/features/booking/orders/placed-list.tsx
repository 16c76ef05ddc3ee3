import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { dueNowOf } from '#domain/booking/payments.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { describeDeadline } from '#web/booking-parts/booking-words.ts'
import { describeNext } from '#web/booking-parts/next/next-words.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** What was placed on this visit: what happens next, and by when. */
export function PlacedList({ bookings }: { bookings: readonly Booking[] }) {
  const last = bookings.at(-1)
  const list = useRef<HTMLDivElement>(null)
  // the button that placed it is gone
  useEffect(() => {
    if (bookings.length > 0) list.current?.focus()
  }, [bookings.length])
  return (
    <div
      ref={list}
      role="status"
      tabIndex={-1}
      className="flex scroll-mt-4 flex-col gap-3 rounded-card outline-none empty:hidden"
    >
      {bookings.map((booking) => (
        <Alert
          key={booking.id}
          tone="success"
          title={`${BOOKING_STATUS_LABELS[booking.status]}: ${booking.listing.title}`}
          action={<PlacedLinks booking={booking} />}
        >
          <p>{describeNext({ booking })}</p>
          <p className="font-semibold">{describeDeadline(booking)}</p>
        </Alert>
      ))}
      {last && bookings.length > 1 && (
        <p>
          <Link to="/orders/$id" params={{ id: String(last.orderId) }} className="link">
            See the whole order
          </Link>
        </p>
      )}
    </div>
  )
}

/** To the page on which it goes on; where money is due, that comes first. */
function PlacedLinks({ booking }: { booking: Booking }) {
  const page = <Link to="/bookings/$id" params={{ id: String(booking.id) }} />
  const cents = booking.status === 'awaiting-payment' ? dueNowOf(booking.terms?.schedule ?? []) : 0
  return (
    <div className="flex flex-wrap gap-2">
      {cents > 0 && (
        <Button size="sm" render={page}>
          Pay {formatShortCents(cents)}
        </Button>
      )}
      <Button size="sm" variant="outline" render={page}>
        See booking {booking.reference}
      </Button>
    </div>
  )
}
