import type { Market, Rules } from '#planner/problem.ts'
import { scoreOf } from '#planner/score.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'

/** Simple ways to plan: each takes rows in an order, if the rules still allow it, under the planner's own score. */
export const SIMPLE_PLANS = {
  random: ({ candidates }: Market, seed: number) => {
    const random = createRandom(seed)
    const keys = candidates.costs.map(() => random())
    return listRows(candidates.costs).sort((a, b) => keys[a]! - keys[b]!)
  },
  'cheapest first': ({ candidates: { costs } }: Market) =>
    listRows(costs).sort((a, b) => costs[a]! - costs[b]! || a - b),
  'best CPM first': ({ candidates: { costs, contacts } }: Market) =>
    listRows(costs).sort((a, b) => costs[a]! / contacts[a]! - costs[b]! / contacts[b]! || a - b),
} as const

function listRows(costs: Float64Array): number[] {
  return [...costs.keys()]
}

/** The score of rows taken in an order; 0 where what is required is not reached. */
export function scoreInOrder(market: Market, rules: Rules, order: readonly number[]): number {
  const { costs, sellers, media } = market.candidates
  const rows: number[] = []
  const [sellersCents, cents, lines] = [
    new Map<number, number>(),
    rules.media.map(() => 0),
    rules.media.map(() => 0),
  ]
  let spent = 0
  for (const row of [...rules.pinned, ...order.filter((one) => !rules.pinned.includes(one))]) {
    const [cost, medium, seller] = [costs[row]!, media[row]!, sellers[row]!]
    const rule = rules.media[medium]!
    const ofSeller = (sellersCents.get(seller) ?? 0) + cost
    if (rows.length >= rules.maxLines || spent + cost > rules.budgetCents || ofSeller > rules.sellerCents)
      continue
    if (lines[medium]! >= rule.max || cents[medium]! + cost > rule.maxCents) continue
    rows.push(row)
    spent += cost
    sellersCents.set(seller, ofSeller)
    cents[medium]! += cost
    lines[medium]!++
  }
  const isReached = rules.media.every((rule, at) => lines[at]! >= rule.min && cents[at]! >= rule.minCents)
  return isReached ? scoreOf(market, rows).value : 0
}
