import type { Basket } from './basket.ts'

/** Lines that are tried to be swapped: the last ones were chosen for what was left. */
const LAST_LINES = 24
const MAX_ROUNDS = 3

/** A gain that is more than the error of sums. */
const LEAST_GAIN = 1e-9

/** Swaps one of the last lines for another space while that adds anything, the latest line first. */
export function swapLines(basket: Basket): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { pinned } = basket.task.rules
    const lines = [...basket.rows].filter((row) => !pinned.includes(row)).slice(-LAST_LINES)
    const swapped = lines.reverse().filter((row) => swapLine(basket, row))
    if (swapped.length === 0) return
  }
}

function swapLine(basket: Basket, row: number): boolean {
  basket.remove(row)
  const loss = basket.score.gainOf(row)
  const better = findBest(basket, loss * (1 + LEAST_GAIN))
  basket.add(better ?? row)
  return better !== null
}

/** The row that would add most, and more than that, other than one; ties: the smaller row. Of most rows the slope is enough. */
export function findBest(basket: Basket, least: number, except: number | null = null): number | null {
  const { costs } = basket.task.market.candidates
  let best: number | null = null
  let most = least
  for (let row = 0; row < costs.length; row++) {
    if (basket.score.slopeOf(row) <= most || row === except || !basket.mayAdd(row)) continue
    const gain = basket.score.gainOf(row)
    if (gain > most) [best, most] = [row, gain]
  }
  return best
}
