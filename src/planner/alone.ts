import { required } from '#domain/required.ts'
import type { Market } from './problem.ts'
import { usedAt } from './saturation.ts'
import { VARIETY_SHARE } from './weights.ts'

/** What rows add where nothing else was bought, in the two parts of the score. */
export interface Alone {
  /** By row, at its places. */
  readonly cells: Float64Array
  /** By row, what one has of a medium or a seller: v ÷ V. */
  readonly shares: Float64Array
  /** 1 − e^(−v/V). */
  readonly used: Float64Array
}

/** V: so many contacts of one medium, or of one seller, use it up to 1 − 1/e. */
export function varietyScaleOf({ cells }: Market): number {
  return VARIETY_SHARE * cells.people.reduce((sum, people) => sum + people, 0)
}

const known = new WeakMap<Market, Alone>()

/** Read once a market. */
export function aloneOf(market: Market): Alone {
  const alone = known.get(market) ?? readAlone(market)
  known.set(market, alone)
  return alone
}

function readAlone(market: Market): Alone {
  const { contacts } = market.candidates
  const scale = varietyScaleOf(market)
  const shares = contacts.map((some) => some / scale)
  return { cells: readCells(market), shares, used: shares.map(usedAt) }
}

function readCells({ candidates: { contacts, vectors }, catchments, cells }: Market): Float64Array {
  const worths = cells.people.map((people, cell) => people * required(cells.weights[cell]))
  const { starts, cells: places, rates } = catchments
  return contacts.map((some, row) => {
    const vector = vectors[row] as number
    const end = starts[vector + 1] as number
    let sum = 0
    for (let at = starts[vector] as number; at < end; at++)
      sum += (worths[places[at] as number] as number) * usedAt(some * (rates[at] as number))
    return sum
  })
}
