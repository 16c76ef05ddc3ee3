import type { AgreedTerms, AgreedUnit } from '../terms.ts'
import { mulDiv, sumCents } from './cents.ts'
import { countDays } from './split-term.ts'

/** What is taken of one unit, in days or in the issues and dates that it sells. */
interface Taken {
  unitId: number | null
  first: string
  last: string
  /** How many issues or dates; 0 where cells are not listed. */
  issues: number
  quantity: number
}

/**
 * What a space costs at the rate that was agreed in place of the seller's prices, for other days or another quantity. Integer
 * US cents; null where none was agreed, and for another unit: the seller's prices hold.
 */
export function keepRate(
  before: Pick<AgreedTerms, 'units' | 'spaceCents'> | null,
  after: Taken,
): number | null {
  if (before === null || before.spaceCents === null) return null
  const units = before.units.filter(({ isMakeGood }) => !isMakeGood)
  if (units.some(({ unitId }) => unitId !== after.unitId)) return null
  const agreed = sumCents(units.map((unit) => unit.quantity * (after.issues > 0 ? 1 : daysOf(unit))))
  const asked = after.quantity * (after.issues > 0 ? after.issues : daysOf(after))
  return agreed === 0 ? null : mulDiv(before.spaceCents, asked, agreed)
}

function daysOf({ first, last }: Pick<AgreedUnit, 'first' | 'last'>): number {
  return countDays(first, last)
}
