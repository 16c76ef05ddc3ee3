import { required } from '#domain/required.ts'
import type { Task } from './basket.ts'
import { takeBest } from './take-best.ts'

const MAX_HALVINGS = 40
/** Prices of a dollar that are nearer than this share of one another are one. */
const SAME_PRICE = 1e-7

/** What can be had at most, and which rows have it: each by the share of it that is bought. */
export interface Knapsack {
  bound: number
  rows: { row: number; amount: number }[]
}

/**
 * At least the most that rows of these values add up to under the budget and the counts of lines. By a price `ρ` for a
 * cent: at any price `ρ·budget + Σ (value − ρ·cost)` of the best rows the counts allow is no less than the best; the
 * lowest of these is that of the fractional knapsack. Floors of shares and the limit of a seller are left out, which makes
 * it higher, never lower. Pinned rows are bought already.
 */
export function boundKnapsack(task: Task, values: Float64Array): Knapsack {
  const { costs } = task.market.candidates
  const budget = task.rules.pinned.reduce((sum, row) => sum - required(costs[row]), task.rules.budgetCents)
  let active = listActive(task, values, 0)
  let [low, high] = [0, active.reduce((most, row) => Math.max(most, ratioOf(row)), 0)]
  function ratioOf(row: number): number {
    return required(values[row]) / required(costs[row])
  }
  const tryPrice = (price: number) => {
    const taken = takeBest(task, { rows: active, values, price })
    return { ...taken, bound: price * budget + taken.worth }
  }
  let below = tryPrice(low)
  if (below.cents <= budget)
    return { bound: below.bound, rows: below.rows.map((row) => ({ row, amount: 1 })) }
  let above = tryPrice(high)
  let bound = Math.min(below.bound, above.bound)
  for (let i = 0; i < MAX_HALVINGS && high - low > SAME_PRICE * high; i++) {
    const price = (low + high) / 2
    const taken = tryPrice(price)
    bound = Math.min(bound, taken.bound)
    if (taken.cents <= budget) [high, above] = [price, taken]
    else {
      ;[low, below] = [price, taken]
      active = listActive(task, values, low)
    }
  }
  return { bound, rows: blend(below, above, budget) }
}

/** Rows that may be bought at a price or a higher one. */
function listActive({ market, rules }: Task, values: Float64Array, price: number): Int32Array {
  const { costs, media } = market.candidates
  const pinned = new Set(rules.pinned)
  const rows = new Int32Array(costs.length)
  let count = 0
  for (let row = 0; row < rows.length; row++) {
    const { min, max } = required(rules.media[required(media[row])])
    if (max === 0 || pinned.has(row)) continue
    if (min > 0 || required(values[row]) > price * required(costs[row])) rows[count++] = row
  }
  return rows.subarray(0, count)
}

interface Taken {
  rows: readonly number[]
  cents: number
}

/** Shares of two choices, one of them too dear, that together cost the budget. */
function blend(dear: Taken, cheap: Taken, budget: number): Knapsack['rows'] {
  const share = Math.max(0, Math.min(1, (budget - cheap.cents) / (dear.cents - cheap.cents)))
  const amounts = new Map<number, number>()
  for (const row of dear.rows) amounts.set(row, share)
  for (const row of cheap.rows) amounts.set(row, (amounts.get(row) ?? 0) + 1 - share)
  return [...amounts].map(([row, amount]) => ({ row, amount }))
}
