import { OPEN_FROM, OPEN_TO } from './codes.ts'
import { toDayCode } from './columns.ts'
import { createFormulaReader, type TotalRequest } from './dated-formulas.ts'
import { isSoldTo, totalOf } from './dated-totals.ts'
import type { SpaceRow } from './query.ts'

/** What one space costs in all for some dates: whole US cents, and the first and last day (`YYYY-MM-DD`) of the cells that hold them. */
export interface SpaceTotal {
  cents: number
  first: string
  last: string
}

/** Reads the total of single spaces, outside of an index, as `DatedTotals` works it out; null where there is none. */
export function createTotalReader(asked: TotalRequest): (row: SpaceRow) => SpaceTotal | null {
  const read = createFormulaReader(asked)
  return ({ card, price, listingType, availableFromDay, availableToDay }) => {
    if (!card || listingType === 'sale') return null
    const from = toDayCode(availableFromDay, OPEN_FROM)
    const to = toDayCode(availableToDay, OPEN_TO)
    const totals = read(card)
      .filter((formula) => isSoldTo(formula, from, to))
      .map((formula) => ({ cents: totalOf(formula, price * 100), first: formula.first, last: formula.last }))
    return totals.length > 0 ? totals.reduce((a, b) => (b.cents < a.cents ? b : a)) : null
  }
}
