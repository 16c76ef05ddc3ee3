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
  const better = findBest(basket, { least: loss * (1 + LEAST_GAIN) })
  basket.add(better ?? row)
  return better !== null
}

interface Sought {
  /** It adds more than that. */
  least: number
  except?: number
  /** A row that may well be it. */
  hint?: number | null
}

/**
 * The row that would add most; ties: the smaller row. Of most rows it is enough what they would add alone, of most others
 * the bound; of the rest the highest is looked at first.
 */
export function findBest(basket: Basket, { least, except, hint }: Sought): number | null {
  const { score } = basket
  const mayTake = (row: number) => row !== except && basket.mayAdd(row)
  let best: number | null = null
  let most = least
  const look = (row: number) => {
    const gain = score.gainOf(row)
    if (gain > most || (gain === most && best !== null && row < best)) [best, most] = [row, gain]
  }
  if (typeof hint === 'number' && mayTake(hint)) look(hint)
  const { rows, bounds } = listSteep(basket, most)
  let steepest = -1
  for (let at = 0; at < rows.length; at++)
    if ((bounds[at] as number) > (bounds[steepest] ?? most) && mayTake(rows[at] as number)) steepest = at
  if (steepest >= 0) look(rows[steepest] as number)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    if ((bounds[at] as number) >= most && row !== best && mayTake(row)) look(row)
  }
  return best
}

/** Rows that can be paid and could add as much, and their bounds. */
function listSteep(basket: Basket, least: number): { rows: Int32Array; bounds: Float64Array } {
  const { score, task } = basket
  const { pinned } = task.rules
  const facts = factsOf(task.market)
  const count = facts.countUpTo(basket.highestCeiling)
  // what rows add alone was read beside all that is pinned
  const singles = pinned.every((row) => basket.rows.has(row)) ? facts.singlesOver(pinned) : null
  const [rows, bounds] = [facts.rowScratch, facts.scratch]
  let kept = 0
  for (let row = 0; row < count; row++) {
    if (singles && (singles[row] as number) < least) continue
    const bound = score.boundOf(row)
    if (bound < least) continue
    rows[kept] = row
    bounds[kept++] = bound
  }
  return { rows: rows.subarray(0, kept), bounds: bounds.subarray(0, kept) }
}
