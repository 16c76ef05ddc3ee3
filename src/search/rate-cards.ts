import type { RateCard } from './rate-card.ts'

export const NO_CARD = 0

/** The cards of one index, each once. Cards never change: a space whose terms change points to another. */
export class RateCards {
  readonly #cards: (RateCard | null)[] = [null]
  readonly #numbers = new Map<string, number>()
  #letters = 0

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

  /** Null for `NO_CARD`. */
  get(number: number): RateCard | null {
    return this.#cards[number]!
  }

  /** About what the cards take, by their words. */
  get byteLength(): number {
    return 4 * this.#letters
  }
}
