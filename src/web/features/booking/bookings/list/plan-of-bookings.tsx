import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import type { BookedPlan } from '#contract/booking/bookings-plans.ts'
import { BookingCard } from './booking-card.tsx'
import { describePlan } from './plan-groups.ts'

interface PlanOfBookingsProps {
  plan: BookedPlan
  /** Those of it that are listed. */
  rows: readonly BookingSummary[]
}

/** The bookings of a campaign under its name, with how all of it stands. */
export function PlanOfBookings({ plan, rows }: PlanOfBookingsProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="my-2 flex min-w-0 flex-col gap-3 border-l-[3px] border-rule pl-3 sm:pl-4"
    >
      <header className="flex flex-col gap-0.5">
        <h2 id={titleId} className="text-xl wrap-anywhere" dir="auto">
          <Link to="/plans/$id" params={{ id: String(plan.id) }} className="link">
            {plan.name}
          </Link>
        </h2>
        <p className="text-ink-soft tabular-nums">
          {['Plan', ...describePlan(plan, rows.length)].join(' · ')}
        </p>
      </header>
      <ul className="flex flex-col gap-3">
        {rows.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} titleAs="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
