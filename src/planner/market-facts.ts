import { required } from '#domain/required.ts'
import type { Market } from './problem.ts'
import { scoreOf } from './score.ts'

/** What is raised to divide a gain by: 0.5 is the square root of the cost. */
export type CostPower = 0 | 0.25 | 0.5 | 1

/** What is read off a market for any rules, each once. */
export class MarketFacts {
  readonly #market: Market
  readonly #costs: Float64Array
  #singles: { pinned: readonly number[]; gains: Float64Array } | null = null
  readonly #divisors = new Map<CostPower, Float64Array>()
  /** For a pass over all rows; whoever uses it is done before anybody else does. */
  readonly scratch: Float64Array
  readonly rowScratch: Int32Array
  /** The same for filling a basket. */
  readonly fillScratch: { keys: Float64Array; top: Int32Array; next: Int32Array }

  constructor(market: Market) {
    const { costs } = market.candidates
    this.#market = market
    this.#costs = costs
    this.scratch = new Float64Array(costs.length)
    this.rowScratch = new Int32Array(costs.length)
    this.fillScratch = {
      keys: new Float64Array(costs.length),
      top: new Int32Array(costs.length),
      next: new Int32Array(costs.length),
    }
  }

  /** How many rows cost at most so many cents: the first ones. */
  countUpTo(cents: number): number {
    let [from, to] = [0, this.#costs.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (required(this.#costs[middle]) <= cents) from = middle + 1
      else to = middle
    }
    return from
  }

  /** By row, what it would add to what is pinned alone: at least what it adds to any plan. */
  singlesOver(pinned: readonly number[]): Float64Array {
    const known = this.#singles
    if (known && known.pinned.join() === pinned.join()) return known.gains
    const score = scoreOf(this.#market, pinned)
    // beside nothing the bound is what it adds, and is known
    const gainOf = (row: number) => (pinned.length > 0 ? score.gainOf(row) : score.boundOf(row))
    const gains = Float64Array.from(this.#costs, (_, row) => gainOf(row))
    this.#singles = { pinned, gains }
    return gains
  }

  /** By row. */
  divisorsOf(power: CostPower): Float64Array {
    const known = this.#divisors.get(power)
    if (known) return known
    const divisors = this.#costs.map((cost) => toPower(cost, power))
    this.#divisors.set(power, divisors)
    return divisors
  }
}

function toPower(cost: number, power: CostPower): number {
  if (power === 0) return 1
  if (power === 1) return cost
  return power === 0.5 ? Math.sqrt(cost) : Math.sqrt(Math.sqrt(cost))
}

const known = new WeakMap<Market, MarketFacts>()

export function factsOf(market: Market): MarketFacts {
  const facts = known.get(market) ?? new MarketFacts(market)
  known.set(market, facts)
  return facts
}
