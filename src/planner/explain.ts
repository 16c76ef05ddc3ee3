import { formatShortCents } from '#domain/booking/price/cents.ts'
import { required } from '#domain/required.ts'
import { Basket } from './basket.ts'
import type { Market, Rules } from './problem.ts'
import type { Plan } from './solve.ts'
import { findBest } from './swaps.ts'

/** A space and what it adds to the other lines of a plan. */
export interface Offer {
  row: number
  /** In the planning score. */
  gain: number
  cents: number
}

/** Why a line is there. */
export interface LineReason extends Offer {
  /** The only line of its medium. */
  isOnly: boolean
  isPinned: boolean
  /** Of all spaces that could be had in its place, the one that adds most; null where there is none. */
  runnerUp: Offer | null
}

/** By line of a plan, in its order. */
export function explainLines(market: Market, plan: Plan): LineReason[] {
  const { costs, media } = market.candidates
  const basket = new Basket(plan.task)
  const pinned = new Set(plan.task.rules.pinned)
  for (const row of plan.rows) if (!pinned.has(row)) basket.add(row)
  const toOffer = (row: number): Offer => ({
    row,
    gain: basket.score.gainOf(row),
    cents: required(costs[row]),
  })
  let other: number | null = null
  return plan.rows.map((row) => {
    basket.remove(row)
    // one space is next best in the place of many lines
    other = findBest(basket, { least: 0, except: row, hint: other })
    const reason = {
      ...toOffer(row),
      isOnly: basket.lines[required(media[row])] === 0,
      isPinned: pinned.has(row),
      runnerUp: other === null ? null : toOffer(other),
    }
    basket.add(row)
    return reason
  })
}

/**
 * Why spaces are not in a plan, each counted once, by the first reason that holds. `dearer`: than the whole budget.
 * `seller`: its seller would have more than one may. `money`: dearer than what is left of the budget. `less`: the lines of
 * its medium are full, or others bring more for the money.
 */
export type LeftOutReason = 'dearer' | 'seller' | 'money' | 'less'

/** By reason, spaces that are not in a plan. */
export function countLeftOut(market: Market, plan: Plan): Record<LeftOutReason, number> {
  const counts = { dearer: 0, seller: 0, money: 0, less: 0 }
  const held = new Set(plan.rows)
  const ofSellers = new Float64Array(market.sellerCount)
  const { costs, sellers } = market.candidates
  for (const row of plan.rows) {
    const seller = required(sellers[row])
    ofSellers[seller] = required(ofSellers[seller]) + required(costs[row])
  }
  const left = { ofSellers, moneyLeft: plan.task.rules.budgetCents - plan.totalCents }
  for (let row = 0; row < costs.length; row++)
    if (!held.has(row)) counts[reasonOf(market, plan.task.rules, { row, ...left })]++
  return counts
}

function reasonOf(
  { candidates }: Market,
  rules: Rules,
  { row, ofSellers, moneyLeft }: { row: number; ofSellers: Float64Array; moneyLeft: number },
): LeftOutReason {
  const cost = required(candidates.costs[row])
  if (cost > rules.budgetCents) return 'dearer'
  if (required(ofSellers[required(candidates.sellers[row])]) + cost > rules.sellerCents) return 'seller'
  return cost > moneyLeft ? 'money' : 'less'
}

/** To people: why a plan ends where it does. */
export function describeStop(plan: Plan): string {
  const { rules } = plan.task
  const left = rules.budgetCents - plan.totalCents
  if (plan.rows.length >= rules.maxLines) return `A plan holds ${rules.maxLines} lines.`
  if (left <= 0) return 'The whole budget is spent.'
  return `The rest of ${formatShortCents(left)} buys nothing more under these rules in these dates.`
}
