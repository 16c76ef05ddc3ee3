import { required } from '#domain/required.ts'
import { selectNth } from '#domain/select-nth.ts'
import type { Task } from './basket.ts'

export interface Taken {
  rows: readonly number[]
  cents: number
  /** Of all rows taken, the value less the price of what they cost. */
  worth: number
}

/**
 * Takes the rows that are worth most at a price for a cent, as many as the counts of lines allow: those worth something,
 * and of a medium that must be there the least bad ones. Pinned rows are counted. Its memory is used again.
 */
export class BestRows {
  readonly #task: Task
  readonly #values: Float64Array
  readonly #worths: Float64Array
  /** By medium, its rows that may be taken. */
  readonly #found: Int32Array[]
  readonly #counts: Int32Array
  readonly #pinned: number[]

  constructor(task: Task, values: Float64Array) {
    const { media } = task.rules
    this.#task = task
    this.#values = values
    this.#worths = new Float64Array(values.length)
    this.#found = media.map(() => new Int32Array(values.length))
    this.#counts = new Int32Array(media.length)
    this.#pinned = media.map(
      (_, medium) => task.rules.pinned.filter((row) => task.market.candidates.media[row] === medium).length,
    )
  }

  take(rows: Int32Array, price: number): Taken {
    this.#readWorths(rows, price)
    const { rules, market } = this.#task
    const taken = rules.media.flatMap((_, medium) => this.#takeMedium(medium))
    const best = this.#keepBest(taken, rules.maxLines - rules.pinned.length)
    let [cents, worth] = [0, 0]
    for (const row of best) {
      cents += required(market.candidates.costs[row])
      worth += required(this.#worths[row])
    }
    return { rows: best, cents, worth }
  }

  #readWorths(rows: Int32Array, price: number): void {
    const { market, rules } = this.#task
    const { media, costs } = market.candidates
    this.#counts.fill(0)
    for (let at = 0; at < rows.length; at++) {
      const row = required(rows[at])
      const worth = required(this.#values[row]) - price * required(costs[row])
      const medium = required(media[row])
      if (worth <= 0 && required(rules.media[medium]).min === 0) continue
      const count = required(this.#counts[medium])
      this.#worths[row] = worth
      required(this.#found[medium])[count] = row
      this.#counts[medium] = count + 1
    }
  }

  #takeMedium(medium: number): readonly number[] {
    const { min, max } = required(this.#task.rules.media[medium])
    const pinned = required(this.#pinned[medium])
    const found = required(this.#found[medium]).subarray(0, required(this.#counts[medium]))
    const best = this.#keepBest(found, max - pinned)
    if (min === 0) return best
    const good = best.filter((row) => required(this.#worths[row]) > 0)
    const bad = best.filter((row) => required(this.#worths[row]) <= 0)
    return [...good, ...this.#keepBest(bad, min - pinned - good.length)]
  }

  /** Ties: the first ones. */
  #keepBest(rows: ArrayLike<number>, most: number): readonly number[] {
    if (most <= 0) return []
    if (rows.length <= most) return Array.from(rows)
    const negated = new Float64Array(rows.length)
    for (let at = 0; at < rows.length; at++) negated[at] = -required(this.#worths[required(rows[at])])
    const least = -selectNth(negated, most - 1)
    return this.#keepAbove(rows, { least, most })
  }

  #keepAbove(rows: ArrayLike<number>, { least, most }: { least: number; most: number }): number[] {
    const better: number[] = []
    const equal: number[] = []
    for (let at = 0; at < rows.length; at++) {
      const row = required(rows[at])
      const worth = required(this.#worths[row])
      if (worth > least) better.push(row)
      else if (worth === least) equal.push(row)
    }
    return [...better, ...equal.slice(0, most - better.length)]
  }
}
