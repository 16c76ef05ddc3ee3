import { required } from '#domain/required.ts'
import { type Certificate, certifyPlan } from './certificate.ts'
import type { Market, Rules } from './problem.ts'
import { type Plan, solvePlan } from './solve.ts'

/** Budgets of a curve. */
export const CURVE_POINTS = 12
/** It ends at so many times the budget given. */
const LAST_FACTOR = 4
/** Of what the first dollars bring: a plan is solid, and saturated, where another dollar brings less. */
const SOLID_SHARE = 0.5
const SATURATED_SHARE = 0.1

export interface CurvePoint {
  budgetCents: number
  plan: Plan
  certificate: Certificate
}

export interface CurveMarks {
  /** Indexes of points; null where the curve does not get there. */
  entry: number | null
  solid: number | null
  saturated: number | null
}

export interface Curve extends CurveMarks {
  /** By budget, ascending, scores too. */
  points: CurvePoint[]
}

interface CurveTask {
  rulesFor: (budgetCents: number) => Rules
  /** Asked between two points. */
  isCancelled?: () => boolean
}

/** Plans for twelve budgets around the one given, each a plan that can be bought, and where more money brings less; null where it was cancelled. */
export function readCurve(
  market: Market,
  budgetCents: number,
  { rulesFor, isCancelled = () => false }: CurveTask,
): Curve | null {
  const points: CurvePoint[] = []
  for (const cents of listBudgets(market, budgetCents, rulesFor(budgetCents))) {
    if (isCancelled()) return null
    const rules = rulesFor(cents)
    const plan = solvePlan(market, rules)
    const before = points.at(-1)?.plan
    // what less money buys can be bought with more, unless a share of it is owed to a medium
    const isCarried = before && rules.media.every(({ minCents }) => minCents === 0) && isBetter(before, plan)
    const best = isCarried ? { ...before, task: plan.task } : plan
    points.push({ budgetCents: cents, plan: best, certificate: certifyPlan(market, best) })
  }
  return { points, ...markPoints(points) }
}

function isBetter(one: Plan, other: Plan): boolean {
  const missing = (plan: Plan) => plan.missing.reduce((sum, lines) => sum + lines, 0)
  return missing(one) < missing(other) || (missing(one) === missing(other) && one.score > other.score)
}

/** Up, so that what it buys can still be bought; a fraction of a cent is a rounding error of the ratio. */
function toWholeDollars(cents: number): number {
  return Math.ceil((cents - 0.5) / 100) * 100
}

/** In equal ratios and whole dollars, from the cheapest space on, or what is pinned, the budget given among them. */
function listBudgets({ candidates: { costs } }: Market, budgetCents: number, { pinned }: Rules): number[] {
  const least = costs.reduce((lowest, cost) => Math.min(lowest, cost), budgetCents)
  const pinnedCents = pinned.reduce((sum, row) => sum + required(costs[row]), 0)
  const cheapest = Math.max(1, pinnedCents, Math.min(budgetCents / LAST_FACTOR, least))
  // what buys nothing is no measure: then around the cheapest space
  const dearest =
    costs.length === 0 || least < budgetCents ? budgetCents : costs.reduce((a, b) => Math.min(a, b))
  const last = Math.max(budgetCents, dearest) * LAST_FACTOR
  const step = (last / cheapest) ** (1 / (CURVE_POINTS - 2))
  const budgets = Array.from({ length: CURVE_POINTS - 1 }, (_, at) => toWholeDollars(cheapest * step ** at))
  return [...budgets, budgetCents].sort((a, b) => a - b)
}

function markPoints(points: readonly CurvePoint[]): CurveMarks {
  const entry = points.findIndex(({ plan }) => plan.rows.length > 0)
  if (entry < 0) return { entry: null, solid: null, saturated: null }
  const start = required(points[entry])
  const first = start.plan.score / start.plan.totalCents
  const findBelow = (share: number) => {
    const at = points.findIndex((_, i) => i >= entry && bestSlopeFrom(points, i) < share * first)
    return at < 0 ? null : at
  }
  return { entry, solid: findBelow(SOLID_SHARE), saturated: findBelow(SATURATED_SHARE) }
}

/**
 * The most that a cent brings from a point on: spaces come whole, so the next step may bring nothing and a later one much. Of the last
 * point it is not known.
 */
function bestSlopeFrom(points: readonly CurvePoint[], at: number): number {
  const { plan, budgetCents } = required(points[at])
  const later = points.slice(at + 1).filter((point) => point.budgetCents > budgetCents)
  const slopes = later.map((point) => (point.plan.score - plan.score) / (point.budgetCents - budgetCents))
  return slopes.length > 0 ? Math.max(...slopes) : Number.POSITIVE_INFINITY
}
