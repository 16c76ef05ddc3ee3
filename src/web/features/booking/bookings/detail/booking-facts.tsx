import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toPartyName } from '#domain/party-name.ts'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** What is booked of whom, for how much, and the conversation about it. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { unitName, quantity, totalCents, buyer, seller, side, conversationId, other, renews } = booking
  const { orderId, inOrder } = booking
  const what = [unitName, quantity > 1 && `${quantity} of them`].filter(Boolean).join(', ')
  const parties = side
    ? `with ${toPartyName(other)}`
    : `${toPartyName(buyer)} books from ${toPartyName(seller)}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <TypeBadge adType={booking.listing.medium} />
          <span className="inline-flex items-center text-ink-faint tabular-nums">
            {booking.reference}
            <CopyButton text={booking.reference} what="reference" />
          </span>
        </p>
        <p className="wrap-anywhere text-ink-soft" dir="auto">
          {[what, parties].filter(Boolean).join(' · ')}
        </p>
        {inOrder !== null && inOrder > 1 && (
          <p className="text-ink-soft">
            One of{' '}
            <Link to="/orders/$id" params={{ id: String(orderId) }} className="link">
              {inOrder} bookings of an order
            </Link>
          </p>
        )}
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
