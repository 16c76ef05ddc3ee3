import { required } from '#domain/required.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import type { Task } from './basket.ts'
import { TopRows } from './top-rows.ts'

export interface Taken {
  rows: number[]
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
  /** By medium; media without a limit of their own share one. */
  readonly #tops: readonly TopRows[]
  readonly #all: TopRows
  readonly #pinned: readonly number[]

  constructor(task: Task) {
    const { rules, market } = task
    const most = rules.maxLines - rules.pinned.length
    const shared = new TopRows(most)
    this.#task = task
    this.#all = new TopRows(most)
    this.#pinned = AD_TYPES.map(
      (_, medium) => rules.pinned.filter((row) => market.candidates.media[row] === medium).length,
    )
    this.#tops = rules.media.map(({ min, max }, medium) => {
      const left = max - required(this.#pinned[medium])
      return min === 0 && left >= most ? shared : new TopRows(Math.min(left, most))
    })
  }

  /**
   * Of some rows with their values: those that are worth something at this price are among them, and all of media that must
   * be there.
   */
  take(values: Float64Array, rows: Int32Array, price: number): Taken {
    const { media, costs } = this.#task.market.candidates
    for (const [medium, top] of this.#tops.entries())
      top.clear(required(this.#task.rules.media[medium]).min > 0 ? Number.NEGATIVE_INFINITY : 0)
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      const top = this.#tops[media[row] as number] as TopRows
      const worth = (values[row] as number) - price * (costs[row] as number)
      if (worth > top.threshold) top.push(row, worth)
    }
    return this.#finish()
  }

  #finish(): Taken {
    this.#all.clear(Number.NEGATIVE_INFINITY)
    for (const [medium, top] of this.#tops.entries()) this.#offer(medium, top)
    const { costs } = this.#task.market.candidates
    const rows: number[] = []
    let [cents, worth] = [0, 0]
    this.#all.forEach((row, own) => {
      rows.push(row)
      cents += required(costs[row])
      worth += own
    })
    return { rows, cents, worth }
  }

  #offer(medium: number, top: TopRows): void {
    const all = this.#all
    const push = (row: number, worth: number) => {
      if (worth > all.threshold) all.push(row, worth)
    }
    const { min } = required(this.#task.rules.media[medium])
    if (min === 0) {
      if (this.#tops.indexOf(top) === medium) top.forEach(push)
      return
    }
    const bad: { row: number; worth: number }[] = []
    let good = required(this.#pinned[medium])
    top.forEach((row, worth) => {
      if (worth <= 0) bad.push({ row, worth })
      else {
        good++
        push(row, worth)
      }
    })
    bad.sort((a, b) => b.worth - a.worth || a.row - b.row)
    for (const { row, worth } of bad.slice(0, Math.max(0, min - good))) push(row, worth)
  }
}
