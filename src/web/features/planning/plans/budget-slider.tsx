import { useEffect, useRef, useState } from 'react'
import type { SolvedPlan } from '#contract/planning/plans.ts'
import { formatUsd } from '#domain/money.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { comparePlans, type PlanComparison, toBudgetRange } from './plan-compare.ts'

interface BudgetSliderProps {
  budget: number
  plan: SolvedPlan
  onChange: (budget: number) => void
}

/** Another budget by the same rules, and the plan before beside the new one. */
export function BudgetSlider({ budget, plan, onChange }: BudgetSliderProps) {
  const [anchor, setAnchor] = useState(budget)
  const range = toBudgetRange(anchor, plan.neededCents === null ? null : Math.ceil(plan.neededCents / 100))
  if (budget < range.min || budget > range.max) setAnchor(budget)
  const comparison = useComparison(plan)
  return (
    <PageSection title="With another budget">
      <Slider {...range} budget={budget} onCommit={onChange} />
      <div aria-live="polite">{comparison && <Comparison comparison={comparison} />}</div>
    </PageSection>
  )
}

interface SliderProps {
  min: number
  max: number
  step: number
  budget: number
  onCommit: (budget: number) => void
}

/** Each key is a commit, and each plan counts against a limit: the last of several in a row is asked for. */
const SETTLE_MS = 400

function Slider({ budget, onCommit, ...range }: SliderProps) {
  const [{ value, of }, setShown] = useState({ value: budget, of: budget })
  // not by a key: the thumb would lose the focus that its arrows need
  if (of !== budget) setShown({ value: budget, of: budget })
  const ref = useRef<HTMLInputElement>(null)
  const commit = useRef(onCommit)
  commit.current = onCommit
  // React's onChange is the native "input" event; only the native "change" event marks a commit
  useEffect(() => {
    const element = ref.current
    let timer: number | undefined
    const listener = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => element && commit.current(element.valueAsNumber), SETTLE_MS)
    }
    element?.addEventListener('change', listener)
    return () => {
      window.clearTimeout(timer)
      element?.removeEventListener('change', listener)
    }
  }, [])
  const share = (100 * (value - range.min)) / (range.max - range.min)
  return (
    <div className="flex max-w-xl flex-col gap-1 noscript:hidden print:hidden">
      <p className="flex justify-between gap-4 tabular-nums">
        <span className="text-sm text-ink-soft">{formatUsd(range.min)}</span>
        <span className="font-semibold">{formatUsd(value)}</span>
        <span className="text-sm text-ink-soft">{formatUsd(range.max)}</span>
      </p>
      <div className="relative h-6 pointer-coarse:h-11">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-pill bg-ink/15" />
        <div
          className="absolute top-1/2 left-0 h-1 -translate-y-1/2 rounded-pill bg-primary"
          style={{ width: `${share}%` }}
        />
        <input
          ref={ref}
          type="range"
          aria-label="Budget of the plan"
          aria-valuetext={formatUsd(value)}
          {...range}
          value={value}
          onChange={(event) => setShown({ value: event.target.valueAsNumber, of: budget })}
          className="range-thumb absolute -inset-x-2.5 inset-y-0 m-0 w-[calc(100%+1.25rem)] pointer-coarse:-inset-x-3.5 pointer-coarse:w-[calc(100%+1.75rem)]"
        />
      </div>
    </div>
  )
}

/** Of the plan that was shown last, as long as the page stays. */
function useComparison(plan: SolvedPlan): PlanComparison | null {
  const [{ now, before }, setShown] = useState<{ now: SolvedPlan; before: SolvedPlan | null }>({
    now: plan,
    before: null,
  })
  if (now !== plan) setShown({ now: plan, before: now })
  return before && comparePlans(before, now)
}

function Comparison({ comparison: { rows, came, went } }: { comparison: PlanComparison }) {
  return (
    <div className="flex flex-col gap-2">
      <Table caption="Before and now">
        <TableHeader>
          <TableRow>
            <TableHead>
              <span className="sr-only">What</span>
            </TableHead>
            <TableHead numeric>Before</TableHead>
            <TableHead numeric>Now</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ label, before, now }) => (
            <TableRow key={label}>
              <TableCell>{label}</TableCell>
              <TableCell numeric>{before}</TableCell>
              <TableCell numeric>{now}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {came.length > 0 && <p className="text-sm">{`In: ${came.join('; ')}.`}</p>}
      {went.length > 0 && <p className="text-sm">{`Out: ${went.join('; ')}.`}</p>}
    </div>
  )
}
