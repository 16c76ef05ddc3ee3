import type { BookingTerms, DiscountStep } from '#domain/booking/booking-terms.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import type { AdType, Interval } from '#domain/vocabulary.ts'
import { type AskedTotal, DatedTotals } from './dated-totals.ts'

/** What of its terms decides whether and at what price a space is sold for some dates. */
export type CardTerms = Pick<
  BookingTerms,
  'timeZone' | 'leadDays' | 'minDays' | 'maxDays' | 'startWeekday' | 'sellsWholePeriods'
> & { termDiscounts: readonly DiscountStep[]; quantityDiscounts: readonly DiscountStep[] }

/** A unit, without what no price depends on. */
export interface CardUnit {
  unit: SpaceUnit
  /** Cells of which nothing is left, by their first day: where the free days of the space do not say which unit has them. */
  full: readonly string[]
}

/**
 * All that the total of a space depends on beside its listed price and its own first and last day, which are columns:
 * most spaces of a seller, and all of a medium without settings, share one.
 */
export interface RateCard {
  adType: AdType
  /** Of the listed price, which is the rate of units without their own. */
  interval: Interval
  terms: CardTerms
  units: readonly CardUnit[]
  /** On the space. */
  taxBasisPoints: number
  /** Required extras with their tax, in cents. */
  onceCents: number
  /** Its own first and last day, of a space whose columns do not hold them. */
  opensOn: string | null
  closesOn: string | null
}

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
