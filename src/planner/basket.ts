import { required } from '#domain/required.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { AT, aloneOf, PACKED } from './alone.ts'
import type { Market, Rules } from './problem.ts'
import { type Cheapest, type Need, type Progress, readCeilings, readNeeds } from './required.ts'
import { Score } from './score.ts'

/** A market, what a plan must obey, and the cheapest rows that would. */
export interface Task {
  readonly market: Market
  readonly rules: Rules
  readonly cheapest: Cheapest
}

/** The lines of a plan while it is made, with what they cost and what may still be added. Begins with what is pinned. */
export class Basket implements Progress {
  readonly task: Task
  readonly rows = new Set<number>()
  readonly lines = new Int32Array(AD_TYPES.length)
  readonly cents = new Float64Array(AD_TYPES.length)
  readonly score: Score
  readonly #sellersCents: Float64Array
  readonly #isHeld: Uint8Array
  readonly #packed: Float64Array
  #spentCents = 0
  #needs: Need[] = []
  #ceilings: number[] = []
  #highestCeiling = -1

  constructor(task: Task) {
    this.task = task
    this.score = new Score(task.market)
    this.#packed = aloneOf(task.market).packed
    this.#sellersCents = new Float64Array(task.market.sellerCount)
    this.#isHeld = new Uint8Array(task.market.candidates.costs.length)
    for (const row of task.rules.pinned) this.#put(row, 1)
    this.#read()
  }

  get spentCents(): number {
    return this.#spentCents
  }

  /** The most that a next line of any medium may cost; negative where there is none. */
  get highestCeiling(): number {
    return this.#highestCeiling
  }

  /** By medium. */
  get needs(): readonly Need[] {
    return this.#needs
  }

  /** It is not there, and obeys every rule that another line could break; a line that may not be added now may not be later. */
  mayAdd(row: number): boolean {
    const at = PACKED * row
    const cost = required(this.#packed[at + AT.cost])
    if (cost > required(this.#ceilings[required(this.#packed[at + AT.medium])])) return false
    const sold = required(this.#sellersCents[required(this.#packed[at + AT.seller])])
    return sold + cost <= this.task.rules.sellerCents && this.#isHeld[row] === 0
  }

  add(row: number): void {
    this.#put(row, 1)
    this.#read()
  }

  remove(row: number): void {
    this.#put(row, -1)
    this.#read()
  }

  #put(row: number, sign: 1 | -1): void {
    const { costs, media, sellers } = this.task.market.candidates
    const [cost, medium, seller] = [required(costs[row]), required(media[row]), required(sellers[row])]
    this.#isHeld[row] = sign > 0 ? 1 : 0
    if (sign > 0) this.rows.add(row)
    else this.rows.delete(row)
    this.#spentCents += sign * cost
    this.lines[medium] = required(this.lines[medium]) + sign
    this.cents[medium] = required(this.cents[medium]) + sign * cost
    this.#sellersCents[seller] = required(this.#sellersCents[seller]) + sign * cost
    this.score.add(row, sign)
  }

  #read(): void {
    const { market, rules, cheapest } = this.task
    this.#needs = readNeeds(market, rules, { ...this.#progress(), cheapest })
    this.#ceilings = readCeilings(rules, this.#needs, this.#progress())
    this.#highestCeiling = Math.max(...this.#ceilings)
  }

  #progress(): Progress {
    return { rows: this.rows, spentCents: this.#spentCents, lines: this.lines, cents: this.cents }
  }
}
