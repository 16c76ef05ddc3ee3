import type { BudgetInterval } from '#domain/criteria.ts'
import { TAKEN_BACK } from '../../lexicon/money-context.ts'
import type { Reading } from '../reading.ts'
import { buildLexicon, matchAt } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { periodsApart } from './periods.ts'
import { listOffers, type StatedAmount } from './stated.ts'

export interface Budget {
  /** Whole US dollars. */
  priceMin: number | null
  priceMax: number | null
  interval: BudgetInterval | null
}

const REPAIRS = buildLexicon([{ value: 'repair', phrases: TAKEN_BACK }])

/** The budget a text states. Amounts of the asker's own business, counts, ages and dates are not budgets. */
export function readBudget(reading: Reading): Budget {
  const stated = keepRepaired(reading.tokens, listOffers(reading))
  const bounded = stated.some((one) => one.bound) ? stated.filter((one) => one.bound) : stated
  const [lowest, highest] = [
    bounded.findLast((one) => one.low !== null),
    bounded.findLast((one) => one.high !== null),
  ]
  const [low, high] = [lowest?.low ?? null, highest?.high ?? null]
  const interval = periodOf(reading.tokens, [highest, lowest, ...stated])
  if (low !== null && high !== null && low > high) return { priceMin: null, priceMax: high, interval }
  return { priceMin: low, priceMax: high, interval }
}

/** The period of the budget, or of another amount of its sentence: "$350 a month but could stretch to $450". */
function periodOf(
  tokens: readonly Token[],
  [highest, lowest, ...others]: readonly (StatedAmount | undefined)[],
): BudgetInterval | null {
  const budget = highest ?? lowest
  if (!budget) return null
  const sentence = tokens[budget.start]?.sentence
  const beside = others.filter((one) => one && tokens[one.start]?.sentence === sentence)
  const said = [highest, lowest, ...beside.reverse()].find((one) => one?.interval)
  return said?.interval ?? periodsApart(tokens).at(-1) ?? null
}

/** "$600 a month, actually make that $750": what was taken back is no budget. */
function keepRepaired(tokens: readonly Token[], stated: readonly StatedAmount[]): readonly StatedAmount[] {
  const repair = tokens.findLastIndex((_, i) => matchAt(tokens, i, REPAIRS) !== undefined)
  const after = stated.filter(({ start }) => start > repair)
  return repair !== -1 && after.length > 0 ? after : stated
}
