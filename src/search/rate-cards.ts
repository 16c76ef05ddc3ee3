import { type AskedTotal, DatedTotals } from './dated-totals.ts'
import type { RateCard } from './rate-card.ts'

export const NO_CARD = 0

/** Dates whose totals are kept ready. */
const MAX_DATES = 8
const QUARTER_MS = 15 * 60_000

/** The cards of one index, each once. Cards never change: a space whose terms change points to another. */
export class RateCards {
  readonly #cards: (RateCard | null)[] = [null]
  readonly #numbers = new Map<string, number>()
  #letters = 0
  readonly #ready = new Map<string, DatedTotals>()

  /** Its number, which equal cards share. */
  add(card: RateCard): number {
    const key = JSON.stringify(card)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#cards.push(card) - 1
    this.#numbers.set(key, number)
    this.#letters += key.length
    return number
  }

  /** About what the cards take, by their words. */
  get byteLength(): number {
    return 4 * this.#letters
  }

  /** The totals for some dates; days begin on a quarter of an hour in every time zone, so that they hold as long. */
  price(asked: AskedTotal): DatedTotals {
    const key = `${asked.first}-${asked.last}-${Math.floor(asked.now / QUARTER_MS)}`
    const totals = this.#ready.get(key) ?? new DatedTotals(this.#cards, asked)
    this.#ready.delete(key)
    this.#ready.set(key, totals)
    if (this.#ready.size > MAX_DATES) this.#ready.delete(this.#ready.keys().next().value!)
    return totals
  }
}
