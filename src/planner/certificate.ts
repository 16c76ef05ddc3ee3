import { type Knapsack, KnapsackReader } from './knapsack.ts'
import { factsOf } from './market-facts.ts'
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
 * Certifies plans of one market and the same pins. For any amounts `x` bought, `f(S) ≤ f(x) − ∇f(x)·x + K`: the score is
 * concave in them. `K` is a fractional knapsack of the gradient; a space counts at most as if it were alone, for the score is
 * submodular. The lowest of several `x`: none, the plan, and what the steps of Frank and Wolfe lead to from there.
 */
export class Certifier {
  readonly #market: Market
  readonly #pinned: readonly number[]
  readonly #singles: Float64Array
  readonly #values: Float64Array

  constructor(market: Market, pinned: readonly number[]) {
    const { length } = market.candidates.costs
    this.#market = market
    this.#pinned = pinned
    this.#singles = factsOf(market).singlesOver(pinned)
    this.#values = new Float64Array(length)
  }

  certify(plan: Plan): Certificate {
    const knapsacks = new KnapsackReader(plan.task)
    const ratio = plan.totalCents > 0 && plan.score > 0 ? plan.score / plan.totalCents : 1
    const first = this.#boundAt(new Score(this.#market), { knapsacks, expected: ratio })
    let { bound } = first
    let expected = first.price > 0 ? first.price : ratio
    const point = scoreOf(this.#market, plan.rows)
    for (let step = 0, idle = 0; step <= MAX_STEPS && idle < MAX_IDLE_STEPS; step++) {
      const found = this.#boundAt(point, { knapsacks, expected })
      idle = found.bound < bound * (1 - LEAST_STEP) ? 0 : idle + 1
      bound = Math.min(bound, found.bound)
      if (found.price > 0) expected = found.price
      if (plan.score >= GOOD_SHARE * bound) break
      point.moveToBest(this.#toScore(found))
    }
    bound = Math.max(plan.score, bound * (1 + ROUNDING))
    return { bound, percent: bound > 0 ? Math.floor((100 * plan.score) / bound) : 100 }
  }

  #boundAt(score: Score, { knapsacks, expected }: { knapsacks: KnapsackReader; expected: number }): Knapsack {
    const pinned = this.#pinned.reduce((sum, row) => sum + score.slopeOf(row), 0)
    const knapsack = knapsacks.read(this.#readValues(score), expected)
    return { ...knapsack, bound: score.value - score.slopeAtItself + pinned + knapsack.bound }
  }

  /** What rows add at most beside what was bought, or alone. */
  #readValues(score: Score): Float64Array {
    const [values, singles] = [this.#values, this.#singles]
    score.readSlopes(values.length, values)
    for (let row = 0; row < values.length; row++)
      values[row] = Math.min(values[row] as number, singles[row] as number)
    for (const row of this.#pinned) values[row] = Number.NEGATIVE_INFINITY
    return values
  }

  #toScore({ rows }: Knapsack): Score {
    const score = scoreOf(this.#market, this.#pinned)
    for (const { row, amount } of rows) score.add(row, amount)
    return score
  }
}

export function certifyPlan(market: Market, plan: Plan): Certificate {
  return new Certifier(market, plan.task.rules.pinned).certify(plan)
}

/** To people: what the certificate of a plan means. */
export function describeCertificate({ percent }: Certificate): string {
  if (percent < LEAST_PERCENT) return 'We cannot prove how near this is to the best.'
  return `At least ${percent}% of the best possible under the same rules.`
}
