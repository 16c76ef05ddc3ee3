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
/** Spaces that bring less than this share of the price of their cost are in no knapsack: their own bound is not read. */
const NEAR_PRICE = 0.5
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
  const singles = new Singles(market, plan.task.rules.pinned)
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

interface Reading {
  market: Market
  plan: Plan
  singles: Singles
}

function boundAt(score: Score, { market, plan, singles }: Reading): { bound: number; knapsack: Knapsack } {
  const { costs } = market.candidates
  const { task } = plan
  const values = new Float64Array(costs.length)
  for (let row = 0; row < values.length; row++) values[row] = score.slopeOf(row)
  let knapsack = boundKnapsack(task, values)
  for (let price = Number.POSITIVE_INFINITY; knapsack.price < price; ) {
    price = NEAR_PRICE * knapsack.price
    for (let row = 0; row < values.length; row++) {
      const value = required(values[row])
      if (value > price * required(costs[row])) values[row] = Math.min(value, singles.read(row))
    }
    knapsack = boundKnapsack(task, values)
  }
  const pinned = task.rules.pinned.reduce((sum, row) => sum + score.slopeOf(row), 0)
  return { bound: score.value - score.slopeAtItself + pinned + knapsack.bound, knapsack }
}

/** By row, what a space would add to what is pinned: read when it is needed, once. */
class Singles {
  readonly #score: Score
  readonly #known: Float64Array

  constructor(market: Market, pinned: readonly number[]) {
    this.#score = scoreOf(market, pinned)
    this.#known = new Float64Array(market.candidates.costs.length).fill(-1)
  }

  read(row: number): number {
    const known = required(this.#known[row])
    if (known >= 0) return known
    const single = this.#score.gainOf(row)
    this.#known[row] = single
    return single
  }
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
