import { required } from '#domain/required.ts'
import { boundKnapsack, type Knapsack } from './knapsack.ts'
import type { Market } from './problem.ts'
import { Score, scoreOf } from './score.ts'
import type { Plan } from './solve.ts'

const MAX_STEPS = 10
/** Steps in a row that lower the bound by less than a thousandth. */
const MAX_IDLE_STEPS = 4
const LEAST_STEP = 0.001
const GOOD_SHARE = 0.97
/** Below it the bound says little about the plan. */
const LEAST_PERCENT = 75
/** Sums of a hundred thousand floats err by less. */
const ROUNDING = 1e-9

/** How near a plan is to the best of all that obey the same rules. */
export interface Certificate {
  /** No plan has a higher score. */
  bound: number
  /** Of the bound that the plan reaches, rounded down: 0..100. */
  percent: number
}

/**
 * For any amounts `x` bought, `f(S) ≤ f(x) − ∇f(x)·x + K`: the score is concave in them. `K` is a fractional knapsack of
 * the gradient; a space counts at most as if it were alone, for the score is submodular. The lowest of several `x`: none,
 * the plan, and what the steps of Frank and Wolfe lead to from there.
 */
export function certifyPlan(market: Market, plan: Plan): Certificate {
  const singles = readSingles(market, plan.task.rules.pinned)
  const read = (score: Score) => boundAt(score, { market, plan, singles })
  let { bound } = read(new Score(market))
  const point = scoreOf(market, plan.rows)
  for (let step = 0, idle = 0; step <= MAX_STEPS && idle < MAX_IDLE_STEPS; step++) {
    const found = read(point)
    idle = found.bound < bound * (1 - LEAST_STEP) ? 0 : idle + 1
    bound = Math.min(bound, found.bound)
    if (plan.score >= GOOD_SHARE * bound) break
    stepTowards(point, toScore(market, plan, found.knapsack))
  }
  bound = Math.max(plan.score, bound * (1 + ROUNDING))
  return { bound, percent: bound > 0 ? Math.floor((100 * plan.score) / bound) : 100 }
}

/** To people: what the certificate of a plan means. */
export function describeCertificate({ percent }: Certificate): string {
  if (percent < LEAST_PERCENT) return 'We cannot prove how near this is to the best.'
  return `At least ${percent} % of the best possible under the same rules.`
}

/** By row, what a space would add to what is pinned. */
function readSingles({ candidates, ...market }: Market, pinned: readonly number[]): Float64Array {
  const score = scoreOf({ candidates, ...market }, pinned)
  return candidates.costs.map((_, row) => score.gainOf(row))
}

interface Reading {
  market: Market
  plan: Plan
  singles: Float64Array
}

function boundAt(score: Score, { market, plan, singles }: Reading): { bound: number; knapsack: Knapsack } {
  const { task } = plan
  const values = market.candidates.costs.map((_, row) => Math.min(score.slopeOf(row), required(singles[row])))
  const pinned = task.rules.pinned.reduce((sum, row) => sum + score.slopeOf(row), 0)
  const knapsack = boundKnapsack(task, values)
  return { bound: score.value - score.slopeAtItself + pinned + knapsack.bound, knapsack }
}

function toScore(market: Market, { task }: Plan, { rows }: Knapsack): Score {
  const score = scoreOf(market, task.rules.pinned)
  for (const { row, amount } of rows) score.add(row, amount)
  return score
}

/** To the best point between the two, by ternary search: the score is concave. */
function stepTowards(point: Score, other: Score): void {
  let [from, to] = [0, 1]
  for (let i = 0; i < 10; i++) {
    const third = (to - from) / 3
    if (valueAt(point, other, from + third) < valueAt(point, other, to - third)) from += third
    else to -= third
  }
  point.moveTowards(other, (from + to) / 2)
}

function valueAt(point: Score, other: Score, step: number): number {
  const between = point.copy()
  between.moveTowards(other, step)
  return between.value
}
