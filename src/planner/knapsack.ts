import { required } from '#domain/required.ts'
import type { Task } from './basket.ts'
import { BestRows, type Taken } from './best-rows.ts'
import { factsOf } from './market-facts.ts'

/** The lowest price looked at is this share of the one that is expected. */
const FLOOR_SHARE = 0.5
/** A price below this share of the first is none. */
const NO_PRICE = 1e-6
/** A bound that is nearer to the lowest there is than this share is it. */
const SAME_BOUND = 1e-5
const MAX_STEPS = 40

/** What can be had at most, and which rows have it: each by the share of it that is bought. */
export interface Knapsack {
  bound: number
  /** Of a cent, at which the budget is spent; 0 where it is not. */
  price: number
  rows: { row: number; amount: number }[]
}

interface Point {
  price: number
  taken: Taken
  /** No choice of these values has more. */
  bound: number
}

/**
 * At least the most that rows of some values add up to under the budget and the counts of lines. By a price `ρ` for a cent:
 * at any price `ρ·budget + Σ (value − ρ·cost)` of the best rows the counts allow is no less than the best; the lowest of
 * these is that of the fractional knapsack. Floors of shares and the limit of a seller are left out, which makes it higher,
 * never lower. Pinned rows are bought already.
 */
export class KnapsackReader {
  readonly #task: Task
  readonly #best: BestRows
  readonly #budget: number
  readonly #isNeeded: Uint8Array
  /** Rows that cost more than there is are in no plan: so many of the first are read. */
  readonly count: number
  readonly #active: Int32Array

  constructor(task: Task) {
    const { costs } = task.market.candidates
    const { budgetCents, pinned, media } = task.rules
    this.#task = task
    this.#best = new BestRows(task)
    this.#budget = pinned.reduce((sum, row) => sum - required(costs[row]), budgetCents)
    this.count = factsOf(task.market).countUpTo(this.#budget)
    this.#isNeeded = Uint8Array.from(media, ({ min }) => +(min > 0))
    this.#active = new Int32Array(this.count)
  }

  /** From a price that is expected; any will do. */
  read(values: Float64Array, expected: number): Knapsack {
    for (let floor = FLOOR_SHARE * expected; ; floor /= 4) {
      if (floor < NO_PRICE * expected) floor = 0
      const rows = this.#listActive(values, floor)
      const low = this.#look(values, rows, floor)
      if (low.taken.cents > this.#budget) return this.#narrow(values, rows, low)
      if (floor === 0)
        return { bound: low.bound, price: 0, rows: low.taken.rows.map((row) => ({ row, amount: 1 })) }
    }
  }

  /** Those that are worth something at a price, and of media that must be there all. */
  #listActive(values: Float64Array, price: number): Int32Array {
    const { costs, media } = this.#task.market.candidates
    let count = 0
    for (let row = 0; row < this.count; row++)
      if (
        (values[row] as number) > price * (costs[row] as number) ||
        this.#isNeeded[media[row] as number] === 1
      )
        this.#active[count++] = row
    return this.#active.subarray(0, count)
  }

  #look(values: Float64Array, rows: Int32Array, price: number): Point {
    const taken = this.#best.take(values, rows, price)
    return { price, taken, bound: price * this.#budget + taken.worth }
  }

  /** The bound is convex in the price: where the lines at two prices meet is no higher than its lowest, and is looked at next. */
  #narrow(values: Float64Array, rows: Int32Array, from: Point): Knapsack {
    let low = from
    let high = this.#look(values, rows, 2 * low.price + Number.MIN_VALUE)
    for (let i = 0; high.taken.cents > this.#budget && i < MAX_STEPS; i++) {
      low = high
      high = this.#look(values, rows, Math.max(4 * high.price, Number.MIN_VALUE))
    }
    let bound = Math.min(low.bound, high.bound)
    for (let i = 0; i < MAX_STEPS; i++) {
      const [falls, rises] = [low.taken.cents - this.#budget, this.#budget - high.taken.cents]
      const price = (low.bound - high.bound + falls * low.price + rises * high.price) / (falls + rises)
      const least = low.bound - falls * (price - low.price)
      if (bound - least <= SAME_BOUND * bound || !(price > low.price && price < high.price)) break
      const next = this.#look(values, rows, price)
      bound = Math.min(bound, next.bound)
      if (next.taken.cents > this.#budget) low = next
      else high = next
    }
    return { bound, price: high.price, rows: blend(low.taken, high.taken, this.#budget) }
  }
}

/** Shares of two choices, one of them too dear, that together cost the budget. */
function blend(dear: Taken, cheap: Taken, budget: number): Knapsack['rows'] {
  const share = Math.max(0, Math.min(1, (budget - cheap.cents) / (dear.cents - cheap.cents)))
  const amounts = new Map<number, number>()
  for (const row of dear.rows) amounts.set(row, share)
  for (const row of cheap.rows) amounts.set(row, (amounts.get(row) ?? 0) + 1 - share)
  return [...amounts].map(([row, amount]) => ({ row, amount }))
}
