import type { BudgetInterval } from '#domain/discovery/criteria.ts'
import { ASKS_PRICE, CURRENCY, PLACED_ONCE, SPENDS, TAKEN_BACK } from '../../lexicon/money-context.ts'
import { NUMBER_WORDS, SCALES } from '../../lexicon/number-words.ts'
import type { Reading, Span } from '../reading.ts'
import { buildLexicon, matchAt } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { clauseOf } from './clauses.ts'
import { isDismissed } from './dismissed.ts'
import { intervalAfter } from './interval.ts'
import { periodAt, periodsApart, unitOf } from './periods.ts'
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
  const offers = listOffers(reading)
  const stated = keepRepaired(reading.tokens, offers)
  const bounded = stated.some((one) => one.bound) ? stated.filter((one) => one.bound) : stated
  const [lowest, highest] = [
    bounded.findLast((one) => one.low !== null),
    bounded.findLast((one) => one.high !== null),
  ]
  const [low, high] = [lowest?.low ?? null, highest?.high ?? null]
  const interval =
    periodOf(reading.tokens, [highest, lowest, ...stated]) ??
    periodSaidBefore(reading, [highest, lowest], offers)
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

/** "30 a week, no wait, thirty five": of what was taken back; "that is 4,800, so 4,800 a year": of the same figure. */
function periodSaidBefore(
  { tokens, amounts }: Reading,
  budgets: readonly (StatedAmount | undefined)[],
  offers: readonly StatedAmount[],
): BudgetInterval | null {
  const [budget] = budgets.filter((one) => one !== undefined)
  if (!budget) return null
  const repair = repairAt(tokens)
  const same = amounts.filter(
    (amount) =>
      amount.value === (budget.high ?? budget.low) ||
      (amount.start < repair && repair < budget.start) ||
      isTooMuchBefore(tokens, amount, budget),
  )
  const said = [
    ...same.map(({ end }) => intervalAfter(tokens, end)),
    ...offers.map(({ interval }) => interval),
  ]
  return (
    said.find((interval) => interval !== null) ??
    perInClause(tokens, budget) ??
    periodOfPrice(tokens) ??
    (isPlacedOnce(tokens) ? 'one-time' : null)
  )
}

/** "800 a month is too much, 600 and you have a deal": both are of the same period. */
function isTooMuchBefore(tokens: readonly Token[], amount: Span, budget: Span): boolean {
  const isBefore =
    amount.start < budget.start && tokens[amount.start]?.sentence === tokens[budget.start]?.sentence
  return isBefore && isDismissed(tokens, amount)
}

/** "five grand worth of screens in Tukwila per month", "425 to spend each month" */
function perInClause(tokens: readonly Token[], { start, end }: StatedAmount): BudgetInterval | null {
  const clause = clauseOf(tokens, { start, end })
  for (let i = end; i < clause.end && tokens[i]?.kind !== 'number'; i++) {
    const word = tokens[i]?.text ?? ''
    if (word === 'per') return unitOf(tokens[i + 1])
    const period = SPENDS.has(word) ? periodAt(tokens, i + 1) : undefined
    if (period && period.interval !== 'one-time') return period.interval
  }
  return null
}

/** "How many cost for week? I have 180.": the time of which the price is asked. */
function periodOfPrice(tokens: readonly Token[]): BudgetInterval | null {
  for (const [i, token] of tokens.entries()) {
    if (!ASKS_PRICE.has(token.text)) continue
    for (let at = i + 1; at < i + 5 && tokens[at]?.sentence === token.sentence; at++) {
      const { kind, text } = tokens[at - 1] as Token
      const isPriced =
        kind === 'number' || [NUMBER_WORDS[text], SCALES[text]].some(Boolean) || CURRENCY.has(text)
      const period = isPriced ? undefined : periodAt(tokens, at)
      if (period && period.interval !== 'one-time') return period.interval
    }
  }
  return null
}

const ONE_TIME_THING = /^(onetime|oneoff)$/

/** "a one-time ad in a magazine, Seattle, $400" */
function isPlacedOnce(tokens: readonly Token[]): boolean {
  return tokens.some(({ text, stem }, i) => {
    if (!PLACED_ONCE.has(stem) && !PLACED_ONCE.has(text)) return false
    const before = tokens.slice(Math.max(0, i - 4), i).filter(({ kind }) => kind === 'word')
    const [one, time] = before.slice(-2).map((word) => word.text)
    return ONE_TIME_THING.test(time ?? '') || (one === 'one' && /^(time|off|shot)$/.test(time ?? ''))
  })
}

function repairAt(tokens: readonly Token[]): number {
  return tokens.findLastIndex((_, i) => matchAt(tokens, i, REPAIRS) !== undefined)
}

/** "$600 a month, actually make that $750": what was taken back is no budget. */
function keepRepaired(tokens: readonly Token[], stated: readonly StatedAmount[]): readonly StatedAmount[] {
  const repair = repairAt(tokens)
  const after = stated.filter(({ start }) => start > repair)
  return repair !== -1 && after.length > 0 ? after : stated
}
