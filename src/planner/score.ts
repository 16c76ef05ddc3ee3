import { required } from '#domain/required.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import type { Market } from './problem.ts'
import { leftAt, usedAt } from './saturation.ts'
import { VARIETY_SHARE, VARIETY_WEIGHT } from './weights.ts'

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
  /** By vector, of one contact: what a first one adds at its places. */
  readonly #slopes: Float64Array
  #areSlopesRead = false

  constructor(market: Market) {
    const { cells, catchments, sellerCount } = market
    this.#market = market
    this.#scale = VARIETY_SHARE * cells.people.reduce((sum, people) => sum + people, 0)
    this.#cellsUsed = new Float64Array(cells.people.length)
    this.#sellersUsed = new Float64Array(sellerCount)
    this.#cellsLeft = cells.people.map((people, cell) => people * required(cells.weights[cell]))
    this.#sellersLeft = new Float64Array(sellerCount).fill(VARIETY_WEIGHT * this.#scale)
    this.#mediaLeft.fill(VARIETY_WEIGHT * this.#scale)
    this.#slopes = new Float64Array(catchments.starts.length - 1)
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

  /** At least what a space would add: its derivative, for which no exponential is read. */
  slopeOf(row: number): number {
    if (!this.#areSlopesRead) this.#readSlopes()
    const { candidates } = this.#market
    const variety =
      required(this.#mediaLeft[required(candidates.media[row])]) +
      required(this.#sellersLeft[required(candidates.sellers[row])])
    const slope = required(this.#slopes[required(candidates.vectors[row])])
    return required(candidates.contacts[row]) * (slope + variety * (1 / this.#scale))
  }

  /** The same of the first rows. */
  readSlopes(count: number, slopes: Float64Array): void {
    if (!this.#areSlopesRead) this.#readSlopes()
    const { contacts, vectors, media, sellers } = this.#market.candidates
    const [byVector, mediaLeft, sellersLeft] = [this.#slopes, this.#mediaLeft, this.#sellersLeft]
    const share = 1 / this.#scale
    for (let row = 0; row < count; row++) {
      const variety =
        (mediaLeft[media[row] as number] as number) + (sellersLeft[sellers[row] as number] as number)
      const slope = (byVector[vectors[row] as number] as number) + variety * share
      slopes[row] = (contacts[row] as number) * slope
    }
  }

  #readSlopes(): void {
    const { starts, cells, rates } = this.#market.catchments
    for (let vector = 0; vector < this.#slopes.length; vector++) {
      let slope = 0
      const end = required(starts[vector + 1])
      for (let at = required(starts[vector]); at < end; at++)
        slope += required(this.#cellsLeft[required(cells[at])]) * required(rates[at])
      this.#slopes[vector] = slope
    }
    this.#areSlopesRead = true
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
    this.#areSlopesRead = false
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
    return this.#sum(usedAt)
  }

  /** The gradient at what was bought, times what was bought. */
  get slopeAtItself(): number {
    return this.#sum((used) => used * leftAt(used))
  }

  #sum(of: (used: number) => number): number {
    const { people, weights } = this.#market.cells
    let sum = 0
    for (let cell = 0; cell < people.length; cell++)
      sum += required(weights[cell]) * required(people[cell]) * of(required(this.#cellsUsed[cell]))
    const group = VARIETY_WEIGHT * this.#scale
    for (const used of this.#mediaUsed) sum += group * of(used)
    for (const used of this.#sellersUsed) sum += group * of(used)
    return sum
  }

  /** Moves towards another amount: 0 stays, 1 is the other. */
  moveTowards(other: Score, step: number): void {
    this.#blend(this.#cellsUsed, other.#cellsUsed, step)
    this.#blend(this.#mediaUsed, other.#mediaUsed, step)
    this.#blend(this.#sellersUsed, other.#sellersUsed, step)
    const group = VARIETY_WEIGHT * this.#scale
    for (const [cell, used] of this.#cellsUsed.entries()) this.#setCell(cell, used, this.#market.cells)
    for (const [medium, used] of this.#mediaUsed.entries()) this.#mediaLeft[medium] = group * leftAt(used)
    for (const [seller, used] of this.#sellersUsed.entries()) this.#sellersLeft[seller] = group * leftAt(used)
    this.#areSlopesRead = false
  }

  #blend(own: Float64Array, other: Float64Array, step: number): void {
    for (let i = 0; i < own.length; i++)
      own[i] = required(own[i]) + step * (required(other[i]) - required(own[i]))
  }

  /** To the best point on the way to another, by ternary search: the score is concave. */
  moveToBest(other: Score): void {
    let [from, to] = [0, 1]
    for (let i = 0; i < 10; i++) {
      const third = (to - from) / 3
      if (this.#valueTowards(other, from + third) < this.#valueTowards(other, to - third)) from += third
      else to -= third
    }
    this.moveTowards(other, (from + to) / 2)
  }

  #valueTowards(other: Score, step: number): number {
    const { people, weights } = this.#market.cells
    let sum = 0
    for (let cell = 0; cell < people.length; cell++) {
      const used = mix(required(this.#cellsUsed[cell]), required(other.#cellsUsed[cell]), step)
      sum += required(weights[cell]) * required(people[cell]) * usedAt(used)
    }
    const group = VARIETY_WEIGHT * this.#scale
    for (let at = 0; at < this.#mediaUsed.length; at++)
      sum += group * usedAt(mix(required(this.#mediaUsed[at]), required(other.#mediaUsed[at]), step))
    for (let at = 0; at < this.#sellersUsed.length; at++)
      sum += group * usedAt(mix(required(this.#sellersUsed[at]), required(other.#sellersUsed[at]), step))
    return sum
  }

  copy(): Score {
    const copy = new Score(this.#market)
    copy.moveTowards(this, 1)
    return copy
  }
}

function mix(one: number, other: number, step: number): number {
  return one + step * (other - one)
}

/** The score of a set of rows. */
export function scoreOf(market: Market, rows: readonly number[]): Score {
  const score = new Score(market)
  for (const row of rows) score.add(row)
  return score
}
