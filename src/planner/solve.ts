import { required } from '#domain/required.ts'
import { Basket, type Task } from './basket.ts'
import { byContacts, byCost, byGain, byGainOfLine, fillBasket } from './greedy.ts'
import type { CostPower } from './market-facts.ts'
import type { Market, Rules } from './problem.ts'
import { missingOf, relaxTask, toReached } from './relax.ts'
import { scoreOf } from './score.ts'
import { swapLines } from './swaps.ts'

/** Up to so many candidates the best single spaces are each tried as the first line. */
const MAX_STARTED = 1000
const STARTS = 32
const LINE_PRICE_STEP = 3
const MAX_LINE_PRICES = 3

export interface Plan {
  /** In the order in which they were chosen. */
  rows: number[]
  score: number
  totalCents: number
  /** The rules that it obeys: those given, or the nearest that can be obeyed. */
  task: Task
  missing: number[]
  /** By medium, cents that its share of the budget is short of. */
  unmetCents: number[]
  cheapestCents: number | null
}

/**
 * The best plan that is found: by gain per dollar and per its square root, by contacts and by cost, each improved by
 * swaps; from several first lines where there are few candidates. Never worse than choosing the cheapest or the best cost
 * per contact first under the same rules. The same market and rules give the same plan.
 */
export function solvePlan(market: Market, rules: Rules): Plan {
  const relaxed = relaxTask(market, rules)
  let { task } = relaxed
  let basket = fillBest(task)
  // what the limit of a seller, or of a share, keeps out of reach
  for (let isShort = hasNeeds(basket); isShort; isShort = hasNeeds(basket)) {
    task = { ...task, rules: toReached(basket) }
    basket = fillBest(task)
  }
  const rows = [...basket.rows]
  return {
    rows,
    score: scoreOf(market, rows).value,
    totalCents: basket.spentCents,
    task,
    missing: missingOf(rules, task.rules),
    unmetCents: rules.media.map(({ minCents }, medium) =>
      Math.max(0, minCents - required(basket.cents[medium])),
    ),
    cheapestCents: relaxed.cheapestCents,
  }
}

function fillBest(task: Task): Basket {
  const basket = pickBest([...listFilled(task)])
  swapLines(basket)
  fillBasket(basket, byGain(basket, 1))
  return basket
}

function hasNeeds({ needs }: Basket): boolean {
  return needs.some(({ cents }) => cents > 0)
}

function* listFilled(task: Task): Generator<Basket> {
  const { market, rules } = task
  const byRatio = fillByGain(task, 1, null)
  yield byRatio
  // where lines are counted a dearer space is worth its line
  const isCounted = rules.media.some(({ max }) => max > 0 && max < rules.maxLines)
  const isFull = byRatio.rows.size >= rules.maxLines
  const powers: CostPower[] = isCounted ? [0.5, 0.25, 0] : isFull ? [] : [0.5]
  for (const power of powers) yield fillByGain(task, power, null)
  if (isFull) yield* listByLinePrice(task)
  yield fill(task, (basket) => fillBasket(basket, byContacts(basket)))
  yield fill(task, (basket) => fillBasket(basket, byCost(basket)))
  if (market.candidates.costs.length > MAX_STARTED) return
  for (const row of listBestSingles(task))
    for (const power of [1, 0] as const) {
      const started = fillByGain(task, power, row)
      swapLines(started)
      yield started
    }
}

/** Where lines are what is short: each has a price of its own, from that of an equal share of the budget up or down. */
function* listByLinePrice(task: Task): Generator<Basket> {
  const { budgetCents, maxLines } = task.rules
  const fillAt = (share: number) =>
    fill(task, (basket) => fillBasket(basket, byGainOfLine(basket, (share * budgetCents) / maxLines)))
  let best = fillAt(1)
  yield best
  const step = best.rows.size >= maxLines ? LINE_PRICE_STEP : 1 / LINE_PRICE_STEP
  for (let share = step, i = 0; i < MAX_LINE_PRICES; share *= step, i++) {
    const next = fillAt(share)
    yield next
    if (next.score.value <= best.score.value) return
    best = next
  }
}

function fillByGain(task: Task, power: CostPower, first: number | null): Basket {
  return fill(task, (basket) => {
    if (first !== null && basket.mayAdd(first)) basket.add(first)
    fillBasket(basket, byGain(basket, power))
  })
}

function fill(task: Task, how: (basket: Basket) => void): Basket {
  const basket = new Basket(task)
  how(basket)
  return basket
}

function listBestSingles(task: Task): number[] {
  const basket = new Basket(task)
  const rows = [...task.market.candidates.costs.keys()].filter((row) => basket.mayAdd(row))
  const gains = new Map(rows.map((row) => [row, basket.score.gainOf(row)]))
  return rows.sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0) || a - b).slice(0, STARTS)
}

/** Of equal ones the first. What is required comes before the score. */
function pickBest(baskets: Basket[]): Basket {
  const pendingCents = ({ needs }: Basket) => needs.reduce((sum, { cents }) => sum + cents, 0)
  return baskets.reduce((best, other) => {
    const fewer = pendingCents(best) - pendingCents(other)
    return fewer > 0 || (fewer === 0 && other.score.value > best.score.value) ? other : best
  })
}
