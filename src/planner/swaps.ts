import type { Basket } from './basket.ts'
import { factsOf } from './market-facts.ts'
import { scoreOf } from './score.ts'

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
    const near = listNear(basket, lines)
    const swapped = lines.reverse().filter((row) => swapLine(basket, row, near))
    if (swapped.length === 0) return
  }
}

function swapLine(basket: Basket, row: number, near: Near): boolean {
  basket.remove(row)
  const loss = basket.score.gainOf(row)
  const among = loss >= near.least ? near.rows : undefined
  const better = findBest(basket, { least: loss * (1 + LEAST_GAIN), among })
  basket.add(better ?? row)
  return better !== null
}

/** Rows that could add so much, whichever of some lines are swapped: in their order. */
interface Near {
  least: number
  rows: Int32Array
}

/** A line that is lost costs less where others have been swapped: so much of the least loss is still looked for. */
const NEAR_SHARE = 0.5

/** Read once beside the lines that stay: beside more of them no row adds more. */
function listNear({ task: { market }, rows: held, score }: Basket, lines: readonly number[]): Near {
  const swapped = new Set(lines)
  const staying = scoreOf(
    market,
    [...held].filter((row) => !swapped.has(row)),
  )
  let least = Number.POSITIVE_INFINITY
  for (const row of lines) {
    score.add(row, -1)
    least = Math.min(least, score.gainOf(row))
    score.add(row)
  }
  least *= NEAR_SHARE
  const { scratch: bounds } = factsOf(market)
  staying.readBounds(bounds.length, bounds)
  let count = 0
  const rows = new Int32Array(bounds.length)
  for (let row = 0; row < bounds.length; row++) if ((bounds[row] as number) >= least) rows[count++] = row
  return { least, rows: rows.subarray(0, count) }
}

interface Sought {
  /** It adds more than that. */
  least: number
  except?: number
  /** A row that may well be it. */
  hint?: number | null
  /** It is one of these; of all without. */
  among?: Int32Array | undefined
}

/**
 * The row that would add most; ties: the smaller row. Of most rows it is enough what they would add alone, of most others
 * the bound; of the rest the highest is looked at first.
 */
export function findBest(basket: Basket, { least, except, hint, among }: Sought): number | null {
  const { score } = basket
  const mayTake = (row: number) => row !== except && basket.mayAdd(row)
  let best: number | null = null
  let most = least
  const look = (row: number) => {
    const gain = score.gainOf(row)
    if (gain > most || (gain === most && best !== null && row < best)) [best, most] = [row, gain]
  }
  if (typeof hint === 'number' && mayTake(hint)) look(hint)
  const { rows, bounds } = listSteep(basket, most, among)
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
function listSteep(
  basket: Basket,
  least: number,
  among: Int32Array | undefined,
): { rows: Int32Array; bounds: Float64Array } {
  const { score, task } = basket
  const { pinned } = task.rules
  const facts = factsOf(task.market)
  const count = facts.countUpTo(basket.highestCeiling)
  // what rows add alone was read beside all that is pinned
  const singles = pinned.every((row) => basket.rows.has(row)) ? facts.singlesOver(pinned) : null
  const [rows, bounds] = [facts.rowScratch, facts.scratch]
  let kept = 0
  for (let at = 0; at < (among?.length ?? count); at++) {
    const row = among ? (among[at] as number) : at
    if (row >= count) break
    if (singles && (singles[row] as number) < least) continue
    const bound = score.boundOf(row)
    if (bound < least) continue
    rows[kept] = row
    bounds[kept++] = bound
  }
  return { rows: rows.subarray(0, kept), bounds: bounds.subarray(0, kept) }
}
