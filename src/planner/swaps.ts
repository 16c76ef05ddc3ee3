import { required } from '#domain/required.ts'
import type { Basket } from './basket.ts'
import { factsOf } from './market-facts.ts'

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

/**
 * The row that would add most, and more than that, other than one; ties: the smaller row. The steepest is looked at first:
 * of most others the slope is enough.
 */
export function findBest(basket: Basket, least: number, except: number | null = null): number | null {
  const { score } = basket
  const facts = factsOf(basket.task.market)
  const rows = facts.listUpTo(basket.highestCeiling)
  const slopes = facts.scratch
  score.readSlopes(rows, slopes)
  const mayTake = (row: number) => row !== except && basket.mayAdd(row)
  let steepest = least
  let best: number | null = null
  for (let at = 0; at < rows.length; at++)
    if (required(slopes[at]) > steepest && mayTake(required(rows[at])))
      [best, steepest] = [required(rows[at]), required(slopes[at])]
  if (best === null) return null
  let most = score.gainOf(best)
  if (most <= least) [best, most] = [null, least]
  for (let at = 0; at < rows.length; at++) {
    const row = required(rows[at])
    if (required(slopes[at]) < most || row === best || !mayTake(row)) continue
    const gain = score.gainOf(row)
    if (gain > most || (gain === most && best !== null && row < best)) [best, most] = [row, gain]
  }
  return best
}
