import { Link } from '@tanstack/react-router'
import { Clock, Users } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { toDateRange, toMarketDate } from '#domain/format-dates.ts'
import { toPartyName } from '#domain/party-name.ts'
import { ArtworkLine } from '#web/booking-parts/artwork-line.tsx'
import { ProofLine } from '#web/booking-parts/proof-line.tsx'
import { STATUS_VARIANTS } from '#web/booking-parts/status-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cn } from '#web/ui/cn.ts'
import { describeDeadline, describeRivals, isPressing } from './request-words.ts'

const DeclineDialog = lazy(() => import('./decline-dialog.tsx').then((m) => ({ default: m.DeclineDialog })))

type RequestProps = { booking: BookingSummary; now: Date }

/** One booking of a seller's space: what, for whom, when, and what to do next. */
export function RequestCard({ booking, now }: RequestProps) {
  const { listing, other, status, reference, hasOpenDispute, hasOpenChange } = booking
  return (
    <Card className="grid gap-x-4 gap-y-3 p-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <img
        src={listing.imageUrl}
        alt=""
        className="aspect-3/2 w-full rounded-card bg-sunk object-cover max-sm:hidden"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
          <Badge variant={STATUS_VARIANTS[status]}>{BOOKING_STATUS_LABELS[status]}</Badge>
          {hasOpenDispute && <Badge variant="danger">Disputed</Badge>}
          {hasOpenChange && <Badge variant="accent">Change asked</Badge>}
          {reference}
        </p>
        <div className="items-baseline justify-between gap-x-4 sm:flex">
          <h3 dir="auto" className="wrap-anywhere min-w-0 text-lg">
            <Link to="/bookings/$id" params={{ id: String(booking.id) }} className="hover:underline">
              {listing.title}
            </Link>
          </h3>
          <p className="price text-lg">{formatCents(booking.totalCents)}</p>
        </div>
        <p dir="auto" className="wrap-anywhere text-ink-soft">
          {toPartyName(other)}
        </p>
        <What booking={booking} now={now} />
        <Hints booking={booking} now={now} />
        <ArtworkLine booking={booking} />
        <ProofLine booking={booking} />
        <Actions booking={booking} />
      </div>
    </Card>
  )
}

function What({ booking: { first, last, unitName, quantity }, now }: RequestProps) {
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold tabular-nums">{toDateRange({ first, last }, toMarketDate(now))}</span>
      <span className="text-ink-soft">
        {` · ${unitName}`}
        {quantity > 1 && ` · ${quantity.toLocaleString('en-US')} of it`}
      </span>
    </p>
  )
}

function Hints({ booking, now }: RequestProps) {
  const deadline = describeDeadline(booking, now)
  const rivals = describeRivals(booking.rivals)
  if (!deadline && !rivals) return null
  const tone = isPressing(booking, now) ? 'font-semibold text-accent-text' : 'text-ink-soft'
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {deadline && (
        <Hint icon={<Clock aria-hidden="true" />} className={tone}>
          {deadline}
        </Hint>
      )}
      {rivals && (
        <Hint icon={<Users aria-hidden="true" />} className="text-ink-soft">
          {rivals}
        </Hint>
      )}
    </ul>
  )
}

type HintProps = { icon: ReactNode; className: string; children: string }

function Hint({ icon, className, children }: HintProps) {
  return (
    <li className={cn('flex items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0', className)}>
      {icon}
      {children}
    </li>
  )
}

function Actions({ booking }: Pick<RequestProps, 'booking'>) {
  const [isDeclining, setIsDeclining] = useState(false)
  const { id, steps, listing } = booking
  const isAsked = steps.includes('accept')
  const of = <span className="sr-only"> {listing.title}</span>
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {/* what is accepted is read first: the button to accept stands below the terms */}
      <Button
        size="sm"
        variant={isAsked ? 'default' : 'outline'}
        render={<Link to="/bookings/$id" params={{ id: String(id) }} />}
      >
        {isAsked ? 'Read and accept' : 'Open'}
        {of}
      </Button>
      {steps.includes('decline') && (
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          className="noscript:hidden"
          onClick={() => setIsDeclining(true)}
        >
          Decline
          {of}
        </Button>
      )}
      {isDeclining && (
        <Suspense>
          <DeclineDialog booking={booking} onClose={() => setIsDeclining(false)} />
        </Suspense>
      )}
    </div>
  )
}
