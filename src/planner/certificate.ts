import { type Knapsack, KnapsackReader } from './knapsack.ts'
import { factsOf } from './market-facts.ts'
import type { Market } from './problem.ts'
import { type Amount, RelaxedPoint } from './relaxed-point.ts'
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
 * Certifies plans of one market and the same pins. At any amounts bought, the tangent of the relaxed score (`RelaxedPoint`) is
 * no less than the score of any plan: its base, and a fractional knapsack of the values of rows. A space counts at most as if it
 * were alone, for the score is submodular. The lowest of several points: none, the plan, and what the steps of Frank and Wolfe
 * lead to from there.
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
    const first = this.#boundAt(new RelaxedPoint(this.#market, []), { knapsacks, expected: ratio })
    let { bound } = first
    let expected = first.price > 0 ? first.price : ratio
    const point = new RelaxedPoint(this.#market, plan.rows)
    for (let step = 0, idle = 0; step <= MAX_STEPS && idle < MAX_IDLE_STEPS; step++) {
      const found = this.#boundAt(point, { knapsacks, expected })
      idle = found.bound < bound * (1 - LEAST_STEP) ? 0 : idle + 1
      bound = Math.min(bound, found.bound)
      if (found.price > 0) expected = found.price
      if (plan.score >= GOOD_SHARE * bound) break
      point.moveTowards(this.#withPinned(found))
    }
    bound = Math.max(plan.score, bound * (1 + ROUNDING))
    return { bound, percent: bound > 0 ? Math.floor((100 * plan.score) / bound) : 100 }
  }

  #boundAt(
    point: RelaxedPoint,
    { knapsacks, expected }: { knapsacks: KnapsackReader; expected: number },
  ): Knapsack {
    // what costs more than there is is in no plan, and is not read
    const values = this.#values.subarray(0, Math.max(knapsacks.count, ...this.#pinned.map((row) => row + 1)))
    const singles = this.#singles
    let { base } = point.readTangent(values)
    for (const row of this.#pinned) base += values[row] as number
    // beside what was bought, or alone
    for (let row = 0; row < values.length; row++)
      values[row] = Math.min(values[row] as number, singles[row] as number)
    for (const row of this.#pinned) values[row] = Number.NEGATIVE_INFINITY
    const knapsack = knapsacks.read(values, expected)
    return { ...knapsack, bound: base + knapsack.bound }
  }

  #withPinned({ rows }: Knapsack): Amount[] {
    return [...this.#pinned.map((row) => ({ row, amount: 1 })), ...rows]
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
