import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { formatDay, toMarketDate } from '#domain/format-dates.ts'
import type { LatLng } from '#domain/geo.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { BasisTotalList } from './basis-totals.tsx'
import { TOTALS_ID, toKindsSearch } from './kinds-search.ts'
import { PlanBar } from './plan-bar.tsx'
import { PlanSettings } from './plan-settings.tsx'
import { PlanTimeline, toTimelineLine } from './plan-timeline.tsx'
import {
  countOrderable,
  countPlanSpaces,
  countRequestable,
  describeSinceAdded,
  hasPlanReport,
} from './plan-words.ts'
import { planQuery } from './queries.ts'
import { SavedLine } from './saved-line.tsx'
import { usePlanSteps } from './use-plan-steps.ts'

interface PlanScreenProps {
  id: string
  /** Its totals add figures of different kinds, and so do its files. */
  addsKinds: boolean
  /** Slot of another feature: links to the plan, and what was said through them. */
  sharing: ReactNode
  /** And what has become of the lines that were sent. */
  results: (lineOf: (lineId: number) => ShownLine) => ReactNode
  /** Where the lines are, by their numbers. */
  map: (items: { coordinates: LatLng | null; title: string }[]) => ReactNode
}

function toMapItem({ listing }: SavedPlan['lines'][number]) {
  return { coordinates: listing?.coordinates ?? null, title: listing?.title ?? '' }
}

/** A saved plan: its lines as they stand, their total against the budget, and the press that orders all of them. */
export function PlanScreen({ id, ...slots }: PlanScreenProps) {
  const { data: plan, error, refetch } = useQuery(planQuery(id))
  if (error && !plan)
    return <ErrorState title={error.message} headingLevel={1} onRetry={() => void refetch()} />
  if (!plan) return <LoadingState label="Loading the plan..." />
  return <PlanDetails plan={plan} {...slots} />
}

type PlanDetailsProps = Omit<PlanScreenProps, 'id'> & { plan: SavedPlan }

function PlanDetails({ plan, addsKinds, sharing, results, map }: PlanDetailsProps) {
  const lineOf = (lineId: number) => toShownLine(plan.lines.find(({ id }) => id === lineId))
  const { removeLine, order, change, show } = usePlanSteps(plan.id)
  const since = describeSinceAdded(plan)
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <Link to="/plans" className="link self-start text-sm print:hidden">
        All plans
      </Link>
      <PlanSettings plan={plan} change={change} addsKinds={addsKinds} />
      {plan.lines.length === 0 ? (
        <EmptyState title="No spaces yet" action={<Button render={<Link to="/" />}>Find a space</Button>}>
          Choose dates on the page of a space and press “Add to plan”.
        </EmptyState>
      ) : (
        <>
          {results(lineOf)}
          {since && <Alert tone="warning" title={since} />}
          <FormError>{removeLine.error?.message}</FormError>
          <ul aria-label="Spaces of the plan" className="flex flex-col gap-3">
            {plan.lines.map((line, at) => (
              <SavedLine
                key={line.id}
                number={at + 1}
                planId={plan.id}
                line={line}
                isRemoving={removeLine.isPending && removeLine.variables === line.id}
                onRemove={() => removeLine.mutate(line.id)}
                onChanged={show}
              />
            ))}
          </ul>
          {map(plan.lines.map(toMapItem))}
          <PlanTimeline lines={plan.lines.map(toTimelineLine)} />
          <BasisTotalList
            {...plan}
            addsKinds={addsKinds}
            kindsLink={(label) => (
              <Link
                to="/plans/$id"
                params={{ id: String(plan.id) }}
                search={toKindsSearch(!addsKinds)}
                hash={TOTALS_ID}
                className="link"
              >
                {label}
              </Link>
            )}
          />
          <Certified plan={plan} />
          <PlanTotal plan={plan} order={order} />
          {sharing}
        </>
      )}
    </div>
  )
}

/** How near it was to the best when it was made; of lines that were changed since nothing is known. */
function Certified({ plan: { inputs, certificate, createdAt } }: { plan: SavedPlan }) {
  if (inputs === null) return null
  return (
    <p className="text-sm">
      {certificate
        ? `When it was made, ${formatDay(createdAt)}: ${certificate.says}`
        : 'How near it is to the best possible is known for a plan as it is made, not after its spaces are changed.'}
    </p>
  )
}

interface PlanTotalProps {
  plan: SavedPlan
  order: ReturnType<typeof usePlanSteps>['order']
}

/** What can be done with all of it. */
function PlanTotal({ plan, order }: PlanTotalProps) {
  const mayBuy = useMay('buy')
  const [count, requestable] = [countOrderable(plan), countRequestable(plan)]
  const isOrdered = plan.lines.some(({ price }) => price.state === 'ordered' && price.status === 'draft')
  return (
    <PlanBar {...plan} count={plan.lines.length}>
      <FormError>{order.error?.message}</FormError>
      {order.data && order.data.refused.length > 0 && (
        <ul className="text-sm text-danger">
          {order.data.refused.map(({ lineId, message }) => (
            <li key={lineId}>
              {`${plan.lines.find(({ id }) => id === lineId)?.listing?.title ?? 'A space'}: ${message}`}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {(requestable > 0 || count > 0) && <RoleNote needs="buy" />}
        {requestable > 0 && mayBuy && (
          <Button size="lg" render={<Link to="/plans/$id/request" params={{ id: String(plan.id) }} />}>
            {`Request ${countPlanSpaces(requestable)}`}
          </Button>
        )}
        {count > 0 && mayBuy && (
          <Button
            size="lg"
            variant="outline"
            pending={order.isPending}
            onClick={() => order.mutate()}
            className="noscript:hidden"
          >
            {`Put ${countPlanSpaces(count)} in the order`}
          </Button>
        )}
        {isOrdered && (
          <Button size="lg" variant="outline" render={<Link to="/checkout" />}>
            Go to checkout
          </Button>
        )}
        {hasPlanReport(plan, toMarketDate(new Date())) && (
          <Button
            size="lg"
            variant="outline"
            render={<Link to="/plans/$id/report" params={{ id: String(plan.id) }} />}
          >
            Report
          </Button>
        )}
      </div>
    </PlanBar>
  )
}

interface ShownLine {
  /** Null: its space is not offered any more. */
  title: string | null
  /** Of its booking, as its chip says it. */
  status: BookingStatus | undefined
}

function toShownLine(line: SavedPlan['lines'][number] | undefined): ShownLine {
  const status = line?.price.state === 'ordered' ? line.price.status : line?.ended?.status
  return { title: line?.listing?.title ?? null, status }
}
