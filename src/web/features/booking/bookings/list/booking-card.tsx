import { Link } from '@tanstack/react-router'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { toPartyName } from '#domain/party-name.ts'
import { ArtworkLine } from '#web/booking-parts/artwork-line.tsx'
import { describeDeadline } from '#web/booking-parts/booking-words.ts'
import { ProofLine } from '#web/booking-parts/proof-line.tsx'
import { StatusPill } from '#web/booking-parts/status-pill.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

interface BookingCardProps {
  booking: BookingSummary
  /** Where it stands under the heading of a plan. */
  titleAs?: 'h2' | 'h3'
}

/** One booking in the list: how it stands, until when, and what it comes to. */
export function BookingCard({ booking, titleAs: Title = 'h2' }: BookingCardProps) {
  const {
    id,
    reference,
    status,
    listing,
    other,
    totalCents,
    unitName,
    waiting,
    hasOpenDispute,
    hasOpenChange,
  } = booking
  const days = toDateRange(booking)
  return (
    <Card
      interactive
      className="relative grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
    >
      <img
        src={listing.imageUrl}
        alt=""
        loading="lazy"
        className="aspect-3/2 w-full rounded-control bg-sunk object-cover max-sm:hidden"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
          <StatusPill status={status} />
          {waiting && <Badge variant="outline">Number {waiting.rank} on the waiting list</Badge>}
          {hasOpenDispute && <Badge variant="danger">Disputed</Badge>}
          {hasOpenChange && <Badge variant="accent">Change asked</Badge>}
          <span className="tabular-nums">{reference}</span>
        </p>
        <Title className="text-lg wrap-anywhere" dir="auto">
          <Link
            to="/bookings/$id"
            params={{ id: String(id) }}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {listing.title}
          </Link>
        </Title>
        <p className="wrap-anywhere text-ink-soft" dir="auto">
          {[days, unitName, toPartyName(other)].filter(Boolean).join(' · ')}
        </p>
        <Deadline booking={booking} />
        <ArtworkLine booking={booking} />
        <ProofLine booking={booking} />
      </div>
      <p className="price text-lg sm:text-right">{formatCents(totalCents)}</p>
    </Card>
  )
}

function Deadline({ booking }: { booking: BookingSummary }) {
  const words = describeDeadline(booking)
  if (!words) return null
  const isAsked = booking.steps.includes('accept') || booking.status === 'awaiting-payment'
  return <p className={isAsked ? 'font-semibold text-accent-text' : 'text-sm text-ink-faint'}>{words}</p>
}
