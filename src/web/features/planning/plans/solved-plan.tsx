import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SolvedPlan } from '#contract/planning/plans.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { GOAL_LABELS } from '#domain/planning/goals.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { Alert } from '#web/ui/alert.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { BasisTotalList } from './basis-totals.tsx'
import { addsKinds, TOTALS_ID, toKindsSearch } from './kinds-search.ts'
import { LineCard } from './line-card.tsx'
import { NearShops } from './near-shops.tsx'
import { PinNotes, PinSteps } from './pin-steps.tsx'
import type { PlanSearch } from './plan-search.ts'
import { PlanTimeline, toTimelineLine } from './plan-timeline.tsx'
import { countPlanSpaces } from './plan-words.ts'

interface SolvedPlanViewProps {
  plan: SolvedPlan
  search: PlanSearch
  /** Where the lines are, by their numbers. */
  map: ReactNode
}

/** What the planner found for a budget, why, and how near that is to the best. */
export function SolvedPlanView({ plan, search, map }: SolvedPlanViewProps) {
  const { lines, place, from, to, totalCents, budgetCents, shortfall, stop, certificate } = plan
  return (
    <>
      <PageSection
        title={
          lines.length > 0
            ? `${countPlanSpaces(lines.length)} for ${formatShortCents(totalCents)}`
            : 'Nothing fits'
        }
        lead={`${place ?? 'The drawn area'}, ${toDateRange({ first: from, last: to })}, at most ${formatShortCents(budgetCents)} in all${search.goal ? `. Goal: ${GOAL_LABELS[search.goal].toLowerCase()}` : ''}`}
      >
        {shortfall && <Shortfall plan={plan} search={search} />}
        <PinNotes search={search} unavailable={plan.unavailable} />
        {plan.sellerLimit && <p className="text-sm">{plan.sellerLimit.says}</p>}
        <ul className="flex flex-col gap-3">
          {lines.map((line, at) => (
            <LineCard
              number={at + 1}
              key={`${line.listing.id} ${line.first}`}
              {...line}
              price={<span className="price text-lg tabular-nums">{formatShortCents(line.totalCents)}</span>}
              actions={<PinSteps search={search} line={line} />}
            >
              <NearShops shops={line.nearestShops} />
              <p className="text-sm">{line.why}</p>
            </LineCard>
          ))}
        </ul>
        {lines.length > 0 && (
          <>
            {map}
            <PlanTimeline lines={lines.map(toTimelineLine)} />
            <SolvedTotals plan={plan} search={search} />
            {certificate && <p className="text-sm">{certificate.says}</p>}
            <p className="text-sm text-ink-soft">{stop}</p>
          </>
        )}
      </PageSection>
      <LeftOut plan={plan} />
    </>
  )
}

function SolvedTotals({ plan, search: { kinds, ...search } }: Omit<SolvedPlanViewProps, 'map'>) {
  const isAdded = addsKinds({ kinds })
  return (
    <BasisTotalList
      {...plan}
      addsKinds={isAdded}
      kindsLink={(label) => (
        <Link
          to="/plans/new"
          search={{ ...search, ...toKindsSearch(!isAdded) }}
          hash={TOTALS_ID}
          className="link"
        >
          {label}
        </Link>
      )}
    />
  )
}

/** Where nothing fits that is the whole of it, and one press asks for what would buy something. */
function Shortfall({ plan: { lines, shortfall, neededCents }, search }: Omit<SolvedPlanViewProps, 'map'>) {
  if (lines.length > 0)
    return (
      <Alert tone="warning" title="Not all of it can be had">
        {shortfall}
        <AskSellers search={search} />
      </Alert>
    )
  return (
    <Alert tone="warning" title={shortfall ?? ''}>
      {neededCents !== null && (
        <Link
          to="/plans/new"
          search={{ ...search, budget: Math.ceil(neededCents / 100) }}
          className="link print:hidden"
        >
          {`Plan with ${formatShortCents(Math.ceil(neededCents / 100) * 100)}`}
        </Link>
      )}
      <AskSellers search={search} />
    </Alert>
  )
}

/** What is not on offer for these dates or this money a seller may still have. */
function AskSellers({ search }: Pick<SolvedPlanViewProps, 'search'>) {
  const { place = '', from = '', to = '', budget = 0 } = search
  const type = AD_TYPES.filter((adType) => search[adType] !== undefined)
  return (
    <p className="mt-1 print:hidden">
      <Link
        to="/briefs/new"
        search={{ place, from, to, budget, ...(type.length > 0 && { type }) }}
        className="link"
        rel="nofollow"
      >
        Ask the sellers there with one brief
      </Link>
    </p>
  )
}

function LeftOut({ plan: { leftOut } }: { plan: SolvedPlan }) {
  if (leftOut.length === 0) return null
  return (
    <PageSection title="What was left out">
      <ul className="flex flex-col gap-1 text-sm">
        {leftOut.map(({ reason, label, count }) => (
          <li key={reason}>
            {label}: <span className="tabular-nums">{count.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
