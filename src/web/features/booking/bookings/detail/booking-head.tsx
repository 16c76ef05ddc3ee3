import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { Booking } from '#contract/booking/bookings.ts'
import { ELSEWHERE_ORIGINS } from '#domain/booking/lifecycle.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { StatusPill } from '#web/booking-parts/status-pill.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { backOf } from './back-of.ts'

/** Which space, when, and how it stands: short, so that what to do is on the first screen of a phone. */
export function BookingHead({ booking }: { booking: Booking }) {
  const { status, listing, side, origin, bookedAt, hasOpenDispute } = booking
  const back = backOf(side)
  return (
    <header className="flex flex-col gap-2">
      <Link to={back.to} className="inline-flex items-center gap-1.5 self-start text-ink-soft hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {back.label}
      </Link>
      <h1 className="text-2xl wrap-anywhere md:text-4xl" dir="auto">
        <Link to="/listing/$id" params={{ id: String(listing.id) }} className="hover:underline">
          {listing.title}
        </Link>
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StatusPill status={status} />
        {ELSEWHERE_ORIGINS.includes(origin) && (
          <Badge variant="neutral">{bookedAt ? 'Agreed outside Placard' : 'For a client'}</Badge>
        )}
        {hasOpenDispute && <Badge variant="danger">Disputed</Badge>}
        <span className="font-semibold">{toDateRange(booking)}</span>
      </p>
    </header>
  )
}
