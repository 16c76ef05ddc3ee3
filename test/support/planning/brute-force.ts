import type { Market, Rules } from '#planner/problem.ts'
import { Score } from '#planner/score.ts'

/** Every rule, read from the list of lines alone. */
export function obeys({ candidates }: Market, rules: Rules, rows: readonly number[]): boolean {
  const sum = (of: (row: number) => boolean) =>
    rows.reduce((cents, row) => cents + (of(row) ? candidates.costs[row]! : 0), 0)
  if (rows.length > rules.maxLines || new Set(rows).size < rows.length) return false
  if (sum(() => true) > rules.budgetCents || rules.pinned.some((row) => !rows.includes(row))) return false
  const sellers = new Set(rows.map((row) => candidates.sellers[row]!))
  if ([...sellers].some((seller) => sum((row) => candidates.sellers[row] === seller) > rules.sellerCents))
    return false
  return rules.media.every(({ min, max, minCents, maxCents }, medium) => {
    const lines = rows.filter((row) => candidates.media[row] === medium).length
    const cents = sum((row) => candidates.media[row] === medium)
    return lines >= min && lines <= max && cents >= minCents && cents <= maxCents
  })
}

/** The score of the best of all plans, by trying each that the budget allows; null where none obeys. */
export function bruteForce(market: Market, rules: Rules): number | null {
  const { costs } = market.candidates
  const score = new Score(market)
  const rows: number[] = []
  let best: number | null = null
  const visit = (row: number, moneyLeft: number): void => {
    if (row === costs.length) {
      if ((best === null || score.value > best) && obeys(market, rules, rows)) best = score.value
      return
    }
    visit(row + 1, moneyLeft)
    if (costs[row]! > moneyLeft) return
    rows.push(row)
    score.add(row)
    visit(row + 1, moneyLeft - costs[row]!)
    score.add(row, -1)
    rows.pop()
  }
  visit(0, rules.budgetCents)
  return best
}
