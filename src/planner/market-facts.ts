import { required } from '#domain/required.ts'
import type { Market } from './problem.ts'

/** What is raised to divide a gain by: 0.5 is the square root of the cost. */
export type CostPower = 0 | 0.25 | 0.5 | 1

/** A row and its cost in one float: 35 bits and 18. */
const ROWS = 2 ** 18
const MOST_CENTS = 2 ** 35 - 1

/** What is read off a market for any rules, each once. */
export class MarketFacts {
  readonly #costs: Float64Array
  /** Rows, cheapest first; ties: the smaller row. */
  readonly #byCost: Int32Array
  readonly #sortedCosts: Float64Array
  readonly #divisors = new Map<CostPower, Float64Array>()
  /** All rows. */
  readonly rows: Int32Array
  /** For passes over all rows; whoever uses it is done before anybody else does. */
  readonly scratch: Float64Array

  constructor({ candidates: { costs } }: Market) {
    if (costs.length > ROWS) throw new Error('too many candidates')
    const keys = Float64Array.from(costs, (cost, row) => Math.min(cost, MOST_CENTS) * ROWS + row).sort()
    this.#costs = costs
    this.#byCost = Int32Array.from(keys, (key) => key % ROWS)
    this.#sortedCosts = Float64Array.from(keys, (key) => Math.floor(key / ROWS))
    this.rows = Int32Array.from(costs.keys())
    this.scratch = new Float64Array(costs.length)
  }

  /** Rows that cost at most so many cents, cheapest first. */
  listUpTo(cents: number): Int32Array {
    return this.#byCost.subarray(0, this.countUpTo(cents))
  }

  countUpTo(cents: number): number {
    let [from, to] = [0, this.#sortedCosts.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (required(this.#sortedCosts[middle]) <= cents) from = middle + 1
      else to = middle
    }
    return from
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
