import { mulDiv } from '#domain/booking/price/cents.ts'
import { LISTING_TYPES } from '#domain/vocabulary.ts'
import { BlockTotals } from './block-totals.ts'
import type { Blocks } from './blocks.ts'
import { LISTING_TYPE_SHIFT } from './codes.ts'
import { createFormulaReader, type Formula, type TotalRequest } from './dated-formulas.ts'
import { SALE, UNPRICED } from './price-line.ts'
import type { RateCard } from './rate-card.ts'
import type { RateCards } from './rate-cards.ts'

/** Of the columns of spaces, what a total is made of. */
interface Priced {
  readonly price: Int32Array
  readonly attributes: Int32Array
  readonly fromDay: Uint16Array
  readonly toDay: Uint16Array
  readonly cardAt: Int32Array
}

/** Rows that stay as they are, until others take their place. */
export interface SettledRows {
  readonly columns: Priced & { readonly cards: RateCards }
  readonly blocks: Blocks
}

const SALE_BIT = LISTING_TYPES.indexOf('sale')

const UNKNOWN = -1

/**
 * All-in totals for some dates: what is on a rate card is worked out once, a row then costs a few multiplications, and
 * those of the rows that do not change are kept.
 */
export class DatedTotals {
  readonly #cards: RateCards
  readonly #read: (card: RateCard) => readonly Formula[]
  /** By number of the card; filled as rows ask. */
  readonly #formulas: (readonly Formula[] | undefined)[] = []
  readonly #settled: Priced
  /** By row of the settled columns. */
  readonly #positions: Float64Array
  /** The same for the bitmaps over them. */
  readonly blocks: BlockTotals

  constructor({ columns, blocks }: SettledRows, asked: TotalRequest) {
    this.#cards = columns.cards
    this.#read = createFormulaReader(asked)
    this.#settled = columns
    this.#positions = new Float64Array(columns.price.length).fill(UNKNOWN)
    this.blocks = new BlockTotals(blocks, (row) => this.positionOf(columns, row))
  }

  get byteLength(): number {
    return this.#positions.byteLength + this.blocks.byteLength
  }

  /** Whole cents; of a rent without a total its listed price after `UNPRICED`, of a space for sale after `SALE`. */
  positionOf(columns: Priced, row: number): number {
    if (columns !== this.#settled) return this.#workOut(columns, row)
    const known = this.#positions[row]!
    if (known !== UNKNOWN) return known
    const position = this.#workOut(columns, row)
    this.#positions[row] = position
    return position
  }

  #workOut(columns: Priced, row: number): number {
    const listed = columns.price[row]! * 100
    if (((columns.attributes[row]! >>> LISTING_TYPE_SHIFT) & 1) === SALE_BIT) return SALE + listed
    const card = columns.cardAt[row]!
    const formulas = this.#formulas[card] ?? this.#fill(card)
    const from = columns.fromDay[row]!
    const to = columns.toDay[row]!
    let least = UNPRICED + listed
    for (let i = 0; i < formulas.length; i++) {
      const formula = formulas[i]!
      if (!isSoldTo(formula, from, to)) continue
      const cents = totalOf(formula, listed)
      if (cents < least) least = cents
    }
    return least
  }

  /** Writes the positions of rows. */
  fill(columns: Priced, rows: Uint32Array, count: number, positions: Float64Array): void {
    for (let i = 0; i < count; i++) positions[i] = this.positionOf(columns, rows[i]!)
  }

  /** The lowest position of a run of rows and the highest in descending order, as cells sum them. */
  span(columns: Priced, rows: Uint32Array, from: number, to: number) {
    let minPrice = Number.POSITIVE_INFINITY
    let maxPrice = Number.NEGATIVE_INFINITY
    for (let i = from; i < to; i++) {
      const position = this.positionOf(columns, rows[i]!)
      const behind = position < UNPRICED ? 0 : position < SALE ? UNPRICED : SALE
      if (position < minPrice) minPrice = position
      if (position - 2 * behind > maxPrice) maxPrice = position - 2 * behind
    }
    return { minPrice, maxPrice }
  }

  #fill(number: number): readonly Formula[] {
    const card = this.#cards.get(number)
    const formulas = card ? this.#read(card) : []
    // numbers come in no order, and an array with holes is slow to read
    while (this.#formulas.length < number) this.#formulas.push(undefined)
    this.#formulas[number] = formulas
    return formulas
  }
}

/** Up to it twice an amount times ten thousand is a safe integer. */
const MAX_EXACT = 2 ** 38

/** Whether a space that is open between these days is sold so: `from` and `to` as columns hold them. */
export function isSoldTo({ opensBy, lastsTo }: Formula, from: number, to: number): boolean {
  return from <= opensBy && to >= lastsTo
}

/** The same as `quote`, step by step: every line rounded half up, discounts one after the other, then tax. */
export function totalOf(formula: Formula, listedCents: number): number {
  const { whole, rest, of, termPoints, quantityPoints, taxPoints, onceCents } = formula
  const rate = formula.ownRate < 0 ? listedCents : formula.ownRate
  let cents = rate * whole + (rest === 0 ? 0 : share(rate, rest, of))
  if (formula.rated !== null) cents = formula.rated(cents)
  else {
    if (termPoints !== 0) cents -= share(cents, termPoints, 10_000)
    if (quantityPoints !== 0) cents -= share(cents, quantityPoints, 10_000)
  }
  if (taxPoints !== 0) cents += share(cents, taxPoints, 10_000)
  return cents + onceCents
}

/** `mulDiv`, without big integers where a quotient's error is far less than what is left to the next whole cent. */
function share(amount: number, part: number, of: number): number {
  if (amount > MAX_EXACT) return mulDiv(amount, part, of)
  return Math.floor((2 * amount * part + of) / (2 * of))
}
