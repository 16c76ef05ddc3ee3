import { required } from '#domain/required.ts'
import { selectNth } from '#domain/select-nth.ts'
import type { Task } from './basket.ts'

interface Priced {
  rows: ArrayLike<number>
  values: Float64Array
  /** Of a cent. */
  price: number
}

export interface Taken {
  rows: number[]
  cents: number
  /** Of all rows taken, the value less the price of what they cost. */
  worth: number
}

interface Row {
  row: number
  worth: number
}

/**
 * The rows that are worth most at a price, as many as the counts of lines allow: those worth something, and of a medium
 * that must be there the least bad ones. Pinned rows are counted.
 */
export function takeBest(task: Task, priced: Priced): Taken {
  const { media, costs } = task.market.candidates
  const { rules } = task
  const pinnedOf = (medium: number) => rules.pinned.filter((row) => media[row] === medium).length
  const found = listWorth(task, priced)
  const taken = rules.media.flatMap(({ min, max }, medium) => {
    const pinned = pinnedOf(medium)
    const best = keepBest(required(found[medium]), Math.max(0, max - pinned))
    const good = best.filter(({ worth }) => worth > 0)
    const bad = best.filter(({ worth }) => worth <= 0)
    return good.concat(keepBest(bad, Math.max(0, min - pinned - good.length)))
  })
  const best = keepBest(taken, Math.max(0, rules.maxLines - rules.pinned.length))
  return {
    rows: best.map(({ row }) => row),
    cents: best.reduce((sum, { row }) => sum + required(costs[row]), 0),
    worth: best.reduce((sum, { worth }) => sum + worth, 0),
  }
}

function listWorth({ market, rules }: Task, { rows, values, price }: Priced): Row[][] {
  const { media, costs } = market.candidates
  const found = rules.media.map((): Row[] => [])
  for (let at = 0; at < rows.length; at++) {
    const row = required(rows[at])
    const medium = required(media[row])
    const worth = required(values[row]) - price * required(costs[row])
    if (worth > 0 || required(rules.media[medium]).min > 0) required(found[medium]).push({ row, worth })
  }
  return found
}

/** Ties: the smaller row. */
function keepBest(rows: Row[], count: number): Row[] {
  if (rows.length <= count) return rows
  if (count === 0) return []
  const least = -selectNth(
    Float64Array.from(rows, ({ worth }) => -worth),
    count - 1,
  )
  const better = rows.filter(({ worth }) => worth > least)
  return better.concat(rows.filter(({ worth }) => worth === least).slice(0, count - better.length))
}
