import { Link } from '@tanstack/react-router'
import { ArrowLeft, MessageCircle } from 'lucide-react'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { toPartyName } from '#web/booking-parts/booking-words.ts'
import { StatusPill } from '#web/booking-parts/status-pill.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { backOf } from './back-of.ts'

/** What it is, when, with whom, and how it stands. */
export function BookingHead({ booking }: { booking: Booking }) {
  const { reference, status, listing, side, hasOpenDispute } = booking
  const back = backOf(side)
  return (
    <header className="flex flex-col gap-3">
      <Link to={back.to} className="inline-flex items-center gap-1.5 self-start text-ink-soft hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {back.label}
      </Link>
      <p className="flex flex-wrap items-center gap-2">
        <StatusPill status={status} />
        <TypeBadge adType={listing.medium} />
        {hasOpenDispute && <Badge variant="danger">Disputed</Badge>}
        <span className="inline-flex items-center text-ink-faint tabular-nums">
          {reference}
          <CopyButton text={reference} what="reference" />
        </span>
      </p>
      <h1 className="text-3xl wrap-anywhere md:text-4xl" dir="auto">
        <Link to="/listing/$id" params={{ id: String(listing.id) }} className="hover:underline">
          {listing.title}
        </Link>
      </h1>
      <Facts booking={booking} />
    </header>
  )
}

function Facts({ booking }: { booking: Booking }) {
  const { unitName, quantity, totalCents, buyer, seller, side, conversationId, other, renews } = booking
  const what = [unitName, quantity > 1 && `${quantity} of them`].filter(Boolean).join(', ')
  const parties = side
    ? `with ${toPartyName(other)}`
    : `${toPartyName(buyer)} books from ${toPartyName(seller)}`
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="text-lg font-semibold">{toDateRange(booking)}</p>
        <p className="wrap-anywhere text-ink-soft" dir="auto">
          {[what, parties].filter(Boolean).join(' · ')}
        </p>
        {renews && (
          <p className="text-ink-soft">
            Goes on with{' '}
            <Link to="/bookings/$id" params={{ id: String(renews.id) }} className="link">
              {renews.reference}
            </Link>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <p className="price text-2xl">{formatCents(totalCents)}</p>
        {side && conversationId && (
          <Button variant="outline" render={<Link to="/inbox/$id" params={{ id: String(conversationId) }} />}>
            <MessageCircle aria-hidden="true" />
            Messages
          </Button>
        )}
      </div>
    </div>
  )
}
