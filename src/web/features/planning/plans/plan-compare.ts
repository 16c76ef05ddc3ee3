import type { SolvedPlan } from '#contract/planning/plans.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { countPlanSpaces } from './plan-words.ts'

type Compared = Pick<
  SolvedPlan,
  'place' | 'from' | 'to' | 'budgetCents' | 'totalCents' | 'lines' | 'certificate'
>

export interface PlanComparison {
  rows: { label: string; before: string; now: string }[]
  /** Titles of spaces. */
  came: string[]
  went: string[]
}

/** The plan before beside the plan now; null where nothing that is shown has changed, and for another place or other dates. */
export function comparePlans(before: Compared, now: Compared): PlanComparison | null {
  if (before.place !== now.place || before.from !== now.from || before.to !== now.to) return null
  const values = ({ budgetCents, totalCents, lines, certificate }: Compared) => [
    formatShortCents(budgetCents),
    countPlanSpaces(lines.length),
    formatShortCents(totalCents),
    certificate ? `${certificate.percent}%` : 'None',
  ]
  const [was, is] = [values(before), values(now)]
  const rows = LABELS.map((label, at) => ({ label, before: was[at] ?? '', now: is[at] ?? '' }))
  const [came, went] = [titlesOnlyIn(now, before), titlesOnlyIn(before, now)]
  const isSame = rows.every((row) => row.before === row.now) && came.length + went.length === 0
  return isSame ? null : { rows, came, went }
}

const LABELS = ['Budget', 'Spaces', 'Total', 'Of the best possible, at least']

function titlesOnlyIn({ lines }: Compared, other: Compared): string[] {
  const ids = new Set(other.lines.map(({ listing }) => listing.id))
  return lines.filter(({ listing }) => !ids.has(listing.id)).map(({ listing }) => listing.title)
}

interface BudgetRange {
  min: number
  max: number
  step: number
}

/**
 * What a slider around a budget reaches, in dollars: from a quarter of it to three times as much. Where it buys nothing, from it
 * to twice what would.
 */
export function toBudgetRange(budget: number, needed: number | null = null): BudgetRange {
  if (needed !== null && needed > budget) {
    const step = stepOf(needed)
    return { min: budget, max: budget + Math.ceil((2 * needed - budget) / step) * step, step }
  }
  const step = stepOf(budget)
  const min = Math.max(step, Math.round(budget / 4 / step) * step)
  return { min, max: Math.round((budget * 3) / step) * step, step }
}

function stepOf(dollars: number): number {
  return [1, 5, 10, 50, 100, 500, 1000, 5000, 10_000, 50_000].findLast((one) => one <= dollars / 20) ?? 1
}
