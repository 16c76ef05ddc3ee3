import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { describeDeadline } from '#web/booking-parts/booking-words.ts'
import { describeNext } from '#web/booking-parts/next-words.ts'
import { STATUS_LABELS } from '#web/booking-parts/status-labels.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** What was placed on this visit: what happens next, and by when. */
export function PlacedList({ bookings }: { bookings: readonly Booking[] }) {
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
          title={`${STATUS_LABELS[booking.status]}: ${booking.listing.title}`}
          action={
            <Button
              size="sm"
              variant="outline"
              render={<Link to="/bookings/$id" params={{ id: String(booking.id) }} />}
            >
              See booking {booking.reference}
            </Button>
          }
        >
          <p>{describeNext(booking)}</p>
          <p className="font-semibold">{describeDeadline(booking)}</p>
        </Alert>
      ))}
    </div>
  )
}
