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
  /** What is asked of single rows again and again, side by side: a row is one line of the processor's cache, not eight. */
  readonly packed: Float64Array
}

/** Numbers a row of `packed`, and where each is. */
export const PACKED = 8
export const AT = { contacts: 0, cells: 1, used: 2, vector: 3, medium: 4, seller: 5, cost: 6 } as const

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
  const [cells, used] = [readCells(market), shares.map(usedAt)]
  return { cells, shares, used, packed: pack(market, cells, used) }
}

function pack({ candidates }: Market, cells: Float64Array, used: Float64Array): Float64Array {
  const { contacts, vectors, media, sellers, costs } = candidates
  const packed = new Float64Array(PACKED * costs.length)
  for (let row = 0, at = 0; row < costs.length; row++, at += PACKED) {
    packed[at + AT.contacts] = contacts[row] as number
    packed[at + AT.cells] = cells[row] as number
    packed[at + AT.used] = used[row] as number
    packed[at + AT.vector] = vectors[row] as number
    packed[at + AT.medium] = media[row] as number
    packed[at + AT.seller] = sellers[row] as number
    packed[at + AT.cost] = costs[row] as number
  }
  return packed
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
