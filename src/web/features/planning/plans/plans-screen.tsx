import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PlanSummary } from '#contract/planning/plans-saved.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { countPlanSpaces, describeBookings, describeLastDecision } from './plan-words.ts'
import { plansQuery } from './queries.ts'

/** The plans of an account, the last changed first. */
export function PlansScreen() {
  const query = useQuery(plansQuery)
  return (
    <ListFrame
      query={query}
      rows={query.data}
      things="plans"
      empty="Say where, when and for how much in all, and see which spaces fit. Or add spaces to a plan from their pages."
    >
      {(plans) => (
        <ul className="grid gap-3 sm:grid-cols-2">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

function PlanCard({ plan }: { plan: PlanSummary }) {
  const { id, name, lines, first, last, budgetCents } = plan
  const words = [
    countPlanSpaces(lines),
    first && last && toDateRange({ first, last }),
    budgetCents !== null && `budget ${formatShortCents(budgetCents)}`,
  ]
  return (
    <Card interactive render={<li />} className="relative flex flex-col gap-1 p-5">
      <Link
        to="/plans/$id"
        params={{ id: String(id) }}
        className="text-lg font-semibold wrap-anywhere after:absolute after:inset-0"
      >
        <bdi>{name}</bdi>
      </Link>
      <p className="text-sm text-ink-soft">{words.filter(Boolean).join(' · ')}</p>
      {plan.decision && (
        <p className="text-sm wrap-anywhere" dir="auto">
          {describeLastDecision(plan.decision)}
        </p>
      )}
      {plan.bookings.length > 0 && <p className="text-sm">{describeBookings(plan)}</p>}
    </Card>
  )
}

export function NewPlanLink() {
  return (
    <IfMay needs="plan">
      <Button render={<Link to="/plans/new" />}>New plan</Button>
    </IfMay>
  )
}
