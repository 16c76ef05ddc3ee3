import { required } from '#domain/required.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { type Alone, AT, aloneOf, PACKED, varietyScaleOf } from './alone.ts'
import type { Market } from './problem.ts'
import { leftAt, usedAt } from './saturation.ts'
import { VARIETY_WEIGHT } from './weights.ts'

/** A bound and what it bounds are summed in other orders. */
const ROUNDING = 1 + 1e-12

/**
 * The planning score of a set of spaces: `Σ w·p·(1 − e^(−x/p))` over cells of `p` people, of whom `x` contacts were
 * bought, and `λ·Σ V·(1 − e^(−v/V))` over media and sellers with `v` contacts. Monotone, submodular, and concave in the
 * amounts bought, which may be fractions. In weighted contacts: neither reach nor people.
 *
 * Of everything it holds what can still be won, `w·p·e^(−x/p)`: gains and gradients are sums over it.
 */
export class Score {
  readonly #market: Market
  /** V. */
  readonly #scale: number
  /** x ÷ p and v ÷ V. */
  readonly #cellsUsed: Float64Array
  readonly #mediaUsed = new Float64Array(AD_TYPES.length)
  readonly #sellersUsed: Float64Array
  readonly #cellsLeft: Float64Array
  readonly #mediaLeft = new Float64Array(AD_TYPES.length)
  readonly #sellersLeft: Float64Array
  readonly #alone: Alone
  /** By vector, of one contact: what a first one adds at its places. */
  readonly #slopes: Float64Array
  /** By vector, of what can be won at its places: the share that is left where most is left. */
  readonly #leftShares: Float64Array
  /** By vector, when both were read; they hold until the next space is bought. */
  readonly #readAt: Int32Array
  #now = 1

  constructor(market: Market) {
    const { cells, catchments, sellerCount } = market
    this.#market = market
    this.#scale = varietyScaleOf(market)
    this.#alone = aloneOf(market)
    this.#cellsUsed = new Float64Array(cells.people.length)
    this.#sellersUsed = new Float64Array(sellerCount)
    this.#cellsLeft = cells.people.map((people, cell) => people * required(cells.weights[cell]))
    this.#sellersLeft = new Float64Array(sellerCount).fill(VARIETY_WEIGHT * this.#scale)
    this.#mediaLeft.fill(VARIETY_WEIGHT * this.#scale)
    this.#slopes = new Float64Array(catchments.starts.length - 1)
    this.#leftShares = new Float64Array(catchments.starts.length - 1)
    this.#readAt = new Int32Array(catchments.starts.length - 1)
  }

  /** What a space would add. */
  gainOf(row: number): number {
    const { candidates, catchments } = this.#market
    const contacts = required(candidates.contacts[row])
    const vector = required(candidates.vectors[row])
    const end = required(catchments.starts[vector + 1])
    let gain = 0
    for (let at = required(catchments.starts[vector]); at < end; at++) {
      const left = required(this.#cellsLeft[required(catchments.cells[at])])
      gain += left * usedAt(contacts * required(catchments.rates[at]))
    }
    const variety =
      required(this.#mediaLeft[required(candidates.media[row])]) +
      required(this.#sellersLeft[required(candidates.sellers[row])])
    return gain + variety * usedAt(contacts / this.#scale)
  }

  /**
   * At least what a space would add, for which no exponential is read: at its places its derivative, or what it adds alone where
   * most is left; the rest of it exactly.
   */
  boundOf(row: number): number {
    const { packed } = this.#alone
    const at = PACKED * row
    const vector = packed[at + AT.vector] as number
    // of most vectors nothing is asked between two lines
    if (this.#readAt[vector] !== this.#now) this.#readSlope(vector)
    const variety =
      (this.#mediaLeft[packed[at + AT.medium] as number] as number) +
      (this.#sellersLeft[packed[at + AT.seller] as number] as number)
    const slope = (packed[at + AT.contacts] as number) * (this.#slopes[vector] as number)
    const whole = (packed[at + AT.cells] as number) * (this.#leftShares[vector] as number)
    return (Math.min(slope, whole) + variety * (packed[at + AT.used] as number)) * ROUNDING
  }

  /** The same of the first rows. */
  readBounds(count: number, bounds: Float64Array): void {
    for (let vector = 0; vector < this.#readAt.length; vector++)
      if (this.#readAt[vector] !== this.#now) this.#readSlope(vector)
    const { contacts, vectors, media, sellers } = this.#market.candidates
    const { cells, used } = this.#alone
    const [slopes, leftShares] = [this.#slopes, this.#leftShares]
    const [mediaLeft, sellersLeft] = [this.#mediaLeft, this.#sellersLeft]
    for (let row = 0; row < count; row++) {
      const vector = vectors[row] as number
      const variety =
        (mediaLeft[media[row] as number] as number) + (sellersLeft[sellers[row] as number] as number)
      const slope = (contacts[row] as number) * (slopes[vector] as number)
      const whole = (cells[row] as number) * (leftShares[vector] as number)
      bounds[row] = (Math.min(slope, whole) + variety * (used[row] as number)) * ROUNDING
    }
  }

  #readSlope(vector: number): void {
    const { starts, cells, rates } = this.#market.catchments
    const used = this.#cellsUsed
    let slope = 0
    let least = Number.POSITIVE_INFINITY
    const end = starts[vector + 1] as number
    for (let at = starts[vector] as number; at < end; at++) {
      const cell = cells[at] as number
      slope += (this.#cellsLeft[cell] as number) * (rates[at] as number)
      if ((used[cell] as number) < least) least = used[cell] as number
    }
    this.#slopes[vector] = slope
    this.#leftShares[vector] = leftAt(least)
    this.#readAt[vector] = this.#now
  }

  /** Buys `amount` of a space, 1 by default; a negative amount gives it back. */
  add(row: number, amount = 1): void {
    const { candidates, catchments, cells } = this.#market
    const contacts = amount * required(candidates.contacts[row])
    const vector = required(candidates.vectors[row])
    const end = required(catchments.starts[vector + 1])
    for (let at = required(catchments.starts[vector]); at < end; at++) {
      const cell = required(catchments.cells[at])
      this.#setCell(cell, required(this.#cellsUsed[cell]) + contacts * required(catchments.rates[at]), cells)
    }
    const used = contacts / this.#scale
    const [medium, seller] = [required(candidates.media[row]), required(candidates.sellers[row])]
    this.#setGroup(this.#mediaUsed, this.#mediaLeft, medium, used)
    this.#setGroup(this.#sellersUsed, this.#sellersLeft, seller, used)
    this.#now++
  }

  #setCell(cell: number, used: number, { people, weights }: Market['cells']): void {
    this.#cellsUsed[cell] = used
    this.#cellsLeft[cell] = required(weights[cell]) * required(people[cell]) * leftAt(used)
  }

  #setGroup(used: Float64Array, left: Float64Array, group: number, more: number): void {
    const sum = required(used[group]) + more
    used[group] = sum
    left[group] = VARIETY_WEIGHT * this.#scale * leftAt(sum)
  }

  /** The score of what was bought. */
  get value(): number {
    const { people, weights } = this.#market.cells
    let sum = 0
    for (let cell = 0; cell < people.length; cell++)
      sum += required(weights[cell]) * required(people[cell]) * usedAt(required(this.#cellsUsed[cell]))
    const group = VARIETY_WEIGHT * this.#scale
    for (const used of this.#mediaUsed) sum += group * usedAt(used)
    for (const used of this.#sellersUsed) sum += group * usedAt(used)
    return sum
  }
}

/** The score of a set of rows. */
export function scoreOf(market: Market, rows: readonly number[]): Score {
  const score = new Score(market)
  for (const row of rows) score.add(row)
  return score
}
