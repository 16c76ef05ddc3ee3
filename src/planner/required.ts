import { required } from '#domain/required.ts'
import type { Market, Rules } from './problem.ts'

/** By medium: its cheapest rows, cheapest first, one more than a plan must hold of it. Ties: the smaller row. */
export type Cheapest = readonly (readonly number[])[]

export function listCheapest({ candidates }: Market, rules: Rules): Cheapest {
  const { costs, media } = candidates
  const lists = rules.media.map((): number[] => [])
  for (let row = 0; row < costs.length; row++) {
    const medium = required(media[row])
    const { min } = required(rules.media[medium])
    if (min === 0) continue
    const list = required(lists[medium])
    const cost = required(costs[row])
    if (list.length > min && cost >= required(costs[required(list.at(-1))])) continue
    const at = list.findIndex((other) => required(costs[other]) > cost)
    list.splice(at < 0 ? list.length : at, 0, row)
    if (list.length > min + 1) list.pop()
  }
  return lists
}

/** What of a plan is there already. */
export interface Progress {
  readonly rows: ReadonlySet<number>
  readonly spentCents: number
  /** By medium. */
  readonly lines: ArrayLike<number>
  readonly cents: ArrayLike<number>
}

/** What a plan still has to get of one medium. */
export interface Need {
  lines: number
  /** Of the cheapest lines that do. */
  linesCents: number
  /** Of the dearest of them. */
  lastCents: number
  /** Of these lines, and of the share of the budget. */
  cents: number
  /** There are as many. */
  isThere: boolean
}

/** What is needed of each medium. */
export function readNeeds(
  market: Market,
  rules: Rules,
  { cheapest, ...state }: Progress & { cheapest: Cheapest },
) {
  return rules.media.map(({ min, minCents }, medium): Need => {
    const lines = Math.max(0, min - required(state.lines[medium]))
    const rows = required(cheapest[medium])
      .filter((row) => !state.rows.has(row))
      .slice(0, lines)
    const costs = rows.map((row) => required(market.candidates.costs[row]))
    const linesCents = costs.reduce((sum, cost) => sum + cost, 0)
    const cents = Math.max(linesCents, minCents - required(state.cents[medium]))
    return { lines, linesCents, lastCents: costs.at(-1) ?? 0, cents, isThere: rows.length === lines }
  })
}

/**
 * By medium, the most that its next line may cost: what the cheapest completion of all the rest leaves. Negative where
 * none may be added. Only falls while lines are added.
 */
export function readCeilings(rules: Rules, needs: readonly Need[], state: Progress): number[] {
  const reserved = needs.reduce((sum, { cents }) => sum + cents, 0)
  const pending = needs.reduce((sum, { lines }) => sum + lines, 0)
  const linesLeft = rules.maxLines - state.rows.size - pending
  return needs.map(({ lines, linesCents, lastCents, cents }, medium) => {
    const { max, maxCents } = required(rules.media[medium])
    if (required(state.lines[medium]) >= max || linesLeft + Math.min(1, lines) < 1) return -1
    const money = rules.budgetCents - state.spentCents - (reserved - cents)
    return Math.min(money - (linesCents - lastCents), maxCents - required(state.cents[medium]))
  })
}

/** Nothing that is required can be had any more. */
export function isShort(rules: Rules, needs: readonly Need[], state: Progress): boolean {
  const reserved = needs.reduce((sum, { cents }) => sum + cents, 0)
  return state.spentCents + reserved > rules.budgetCents || needs.some(({ isThere }) => !isThere)
}
