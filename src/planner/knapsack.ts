import { required } from '#domain/required.ts'
import type { Task } from './basket.ts'
import { BestRows, type Taken } from './take-best.ts'

/** Prices of a dollar that are nearer than this share of one another are one. */
const SAME_PRICE = 1e-4
const MAX_HALVINGS = 40

/** What can be had at most, and which rows have it: each by the share of it that is bought. */
export interface Knapsack {
  bound: number
  /** Of a cent, at which the budget is spent; 0 where it is not. */
  price: number
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
  const best = new BestRows(task, values)
  let active = listActive(task, values)
  let [low, high] = [0, readHighest(active, { values, costs })]
  let [below, above] = [best.take(active, low), best.take(active, high)]
  if (below.cents <= budget)
    return { bound: below.worth, price: 0, rows: below.rows.map((row) => ({ row, amount: 1 })) }
  let bound = Math.min(below.worth, high * budget + above.worth)
  for (let i = 0; i < MAX_HALVINGS && high - low > SAME_PRICE * high; i++) {
    const price = low === 0 ? high / 4 : Math.sqrt(low * high)
    const taken = best.take(active, price)
    bound = Math.min(bound, price * budget + taken.worth)
    if (taken.cents <= budget) [high, above] = [price, taken]
    else {
      ;[low, below] = [price, taken]
      active = keepActive(active, task, { values, price: low })
    }
  }
  return { bound, price: high, rows: blend(below, above, budget) }
}

interface Ratio {
  values: Float64Array
  costs: Float64Array
}

/** The highest value of a cent. */
function readHighest(rows: Int32Array, { values, costs }: Ratio): number {
  let highest = 0
  for (let at = 0; at < rows.length; at++) {
    const row = required(rows[at])
    highest = Math.max(highest, required(values[row]) / required(costs[row]))
  }
  return highest
}

/** Rows that may be bought at all. */
function listActive({ market, rules }: Task, values: Float64Array): Int32Array {
  const { media } = market.candidates
  const wanted = Uint8Array.from(rules.media, ({ max }) => +(max > 0))
  const rows = new Int32Array(values.length)
  let count = 0
  for (let row = 0; row < rows.length; row++)
    if (required(wanted[required(media[row])]) === 1 && required(values[row]) > 0) rows[count++] = row
  const active = rows.subarray(0, count)
  return rules.pinned.length > 0 ? active.filter((row) => !rules.pinned.includes(row)) : active
}

/** Those that are worth something at a price, and of media that must be there all, in the same memory. */
function keepActive(active: Int32Array, { market, rules }: Task, { values, price }: Priced): Int32Array {
  const { costs, media } = market.candidates
  let count = 0
  for (let at = 0; at < active.length; at++) {
    const row = required(active[at])
    const isNeeded = required(rules.media[required(media[row])]).min > 0
    if (isNeeded || required(values[row]) > price * required(costs[row])) active[count++] = row
  }
  return active.subarray(0, count)
}

interface Priced {
  values: Float64Array
  price: number
}

/** Shares of two choices, one of them too dear, that together cost the budget. */
function blend(dear: Taken, cheap: Taken, budget: number): Knapsack['rows'] {
  const share = Math.max(0, Math.min(1, (budget - cheap.cents) / (dear.cents - cheap.cents)))
  const amounts = new Map<number, number>()
  for (const row of dear.rows) amounts.set(row, share)
  for (const row of cheap.rows) amounts.set(row, (amounts.get(row) ?? 0) + 1 - share)
  return [...amounts].map(([row, amount]) => ({ row, amount }))
}
