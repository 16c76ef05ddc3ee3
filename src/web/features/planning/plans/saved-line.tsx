import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { SavedPlan, SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { StatusPill } from '#web/booking-parts/status-pill.tsx'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { LineCard } from './line-card.tsx'
import { LineDates, ReplaceLine, TakeNearest } from './line-dates.tsx'
import { NearShops } from './near-shops.tsx'
import { describePriceChange } from './plan-words.ts'
import { WaitForLine } from './wait-for-line.tsx'

interface SavedLineProps {
  planId: number
  /** Of the line, as its pin on the map has it. */
  number: number
  line: SavedPlanLine
  isRemoving: boolean
  onRemove: () => void
  onChanged: (plan: SavedPlan) => void
}

/** A line of a saved plan, as it stands now. */
export function SavedLine({ planId, number, line, isRemoving, onRemove, onChanged }: SavedLineProps) {
  const { price, why, ended, nearestShops } = line
  const change = describePriceChange(line)
  const given = { planId, line, onMoved: onChanged }
  const isWaiting = price.state === 'refused' && (price.waitlist?.isJoined ?? false)
  const toHref = useApiHref()
  const remove = (event: FormEvent) => {
    event.preventDefault()
    onRemove()
  }
  return (
    <LineCard
      {...line}
      number={number}
      price={<LinePrice line={line} />}
      actions={
        <IfMay needs="plan">
          {price.state !== 'ordered' && !isWaiting && <LineDates {...given} />}
          {!isWaiting && (
            <>
              <TakeNearest {...given} />
              <ReplaceLine {...given} />
            </>
          )}
          <IfMay needs="buy">
            <WaitForLine {...given} />
          </IfMay>
          <form
            method="post"
            action={toHref(`/api/plans/${planId}/lines/${line.id}/removal/form`)}
            onSubmit={remove}
          >
            <Button type="submit" variant="ghost" size="sm" pending={isRemoving}>
              Take out
              <span className="sr-only"> {line.listing?.title}</span>
            </Button>
          </form>
        </IfMay>
      }
    >
      <NearShops shops={nearestShops} />
      {why && <p className="text-sm">{why}</p>}
      {change && <p className="text-sm font-medium">{change}</p>}
      {ended && (
        <p className="text-sm">
          {`Its booking ended: ${BOOKING_STATUS_LABELS[ended.status].toLowerCase()}. `}
          <Link to="/bookings/$id" params={{ id: String(ended.bookingId) }} className="link">
            Read it
          </Link>
        </p>
      )}
      {price.state === 'refused' && (
        <p className={isWaiting ? 'text-sm font-medium' : 'text-sm font-medium text-danger'}>
          {price.message}
          {price.nearest && !isWaiting && ` Nearest: ${toDateRange(price.nearest)}.`}
          {isWaiting && <WaitingMore />}
        </p>
      )}
    </LineCard>
  )
}

function WaitingMore() {
  return (
    <>
      {` When they become free and it is your turn, you have ${DEADLINES.turnHours} hours to take them. The draft is `}
      <Link to="/checkout" className="link">
        in your order
      </Link>
      .
    </>
  )
}

function LinePrice({ line: { price } }: { line: SavedPlanLine }) {
  if (price.state === 'refused') return <span className="text-sm text-ink-faint">Not in the total</span>
  return (
    <>
      <span className="price text-lg tabular-nums">{formatShortCents(price.totalCents)}</span>
      {price.state === 'ordered' && (
        <Link
          to={price.status === 'draft' ? '/checkout' : '/bookings/$id'}
          params={{ id: String(price.bookingId) }}
          aria-label={`${BOOKING_STATUS_LABELS[price.status]}: open the ${price.status === 'draft' ? 'order' : 'booking'}`}
        >
          <StatusPill status={price.status} />
        </Link>
      )}
    </>
  )
}
