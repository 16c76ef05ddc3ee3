import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { FREE_MEDIUM, type Market, type Rules } from '#planner/problem.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'

/** Money alone. */
export function buildBudget(budgetCents: number): Rules {
  return {
    budgetCents,
    maxLines: MAX_PLAN_LINES,
    sellerCents: Number.POSITIVE_INFINITY,
    media: AD_TYPES.map(() => FREE_MEDIUM),
    pinned: [],
  }
}

/** Random rules for a market: a third of them by money alone, others with counts, shares, a limit of a seller, pins. */
export function buildRules(market: Market, seed: number): Rules {
  const random = createRandom(seed)
  const { costs, media } = market.candidates
  const all = costs.reduce((sum, cost) => sum + cost, 0)
  const money = buildBudget(Math.round(all * (0.03 + 0.6 * random() * random())))
  if (seed % 3 === 0) return money
  const count = random()
  const named = Math.floor(random() * AD_TYPES.length)
  const share = random() < 0.2
  const rules = money.media.map((rule, medium) => {
    if (medium !== named) return count < 0.3 ? { ...rule, max: 0 } : rule
    if (count < 0.6) return { ...rule, min: 1 + (seed % 3), max: 1 + (seed % 3) }
    if (share) return { ...rule, minCents: money.budgetCents * 0.2, maxCents: money.budgetCents * 0.4 }
    return { ...rule, min: count < 0.8 ? 1 : 0 }
  })
  const fits = costs.findIndex((cost, row) => cost < money.budgetCents / 3 && rules[media[row]!]!.max > 0)
  return {
    ...money,
    media: rules,
    sellerCents: random() < 0.3 ? money.budgetCents * 0.5 : Number.POSITIVE_INFINITY,
    pinned: random() < 0.2 && fits >= 0 ? [fits] : [],
  }
}
