import type { ReactNode } from 'react'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { Progress } from '#web/ui/progress.tsx'
import { countPlanSpaces, describeBudget } from './plan-words.ts'

interface PlanBarProps extends Pick<SavedPlan, 'budgetCents' | 'totalCents'> {
  /** Spaces. */
  count: number
  /** What can be done with it. */
  children: ReactNode
}

/** The total of a plan against its budget, in sight however long the plan is. */
export function PlanBar({ count, children, ...sums }: PlanBarProps) {
  const budget = describeBudget(sums)
  return (
    <section
      aria-label="Total"
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t-2 border-ink bg-paper px-4 py-3 sm:gap-3 sm:py-4 md:-mx-6 md:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-xl font-semibold">
          {`${countPlanSpaces(count)}, `}
          <span className="price tabular-nums">{formatShortCents(sums.totalCents)}</span>
          {' in all'}
        </p>
        {budget && (
          <p className={budget.isOver ? 'font-medium text-danger' : 'text-ink-soft'}>{budget.words}</p>
        )}
      </div>
      {budget && <Progress label="Budget" percent={budget.percent} />}
      {children}
    </section>
  )
}
