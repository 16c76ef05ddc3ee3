import type { BudgetInterval } from '#domain/discovery/criteria.ts'
import type { Bound } from '../../lexicon/money-words.ts'
import type { Amount } from '../figures.ts'
import { type Reading, roleOf, type Span } from '../reading.ts'
import type { PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { listBarePrices } from './bare.ts'
import { boundAfter, boundBefore, findBounds } from './bounds.ts'
import { intervalAfter, intervalBefore } from './interval.ts'
import { isRaised, rangeOf } from './ranges.ts'
import { isBudget, isCertainlyOther } from './role.ts'

export interface StatedAmount extends Span {
  low: number | null
  high: number | null
  /** True when a bound was stated; it takes precedence over a bare amount. */
  bound: boolean
  interval: BudgetInterval | null
}

/** What a text offers to pay: by what was learned of its amounts, else by the rules. */
export function listOffers(reading: Reading): StatedAmount[] {
  if (!reading.roles) return listRuledOffers(reading)
  return listStatedAmounts(
    reading,
    (parts, whole) =>
      !isCertainlyOther(reading, whole) &&
      parts.some((amount) => roleOf(reading, 'amount', amount) === 'wanted'),
  )
}

/** By the rules: amounts that are plainly money or, without any, bare round figures. */
export function listRuledOffers(reading: Reading): StatedAmount[] {
  const bounds = findBounds(reading.tokens)
  const stated = listStatedAmounts(reading, (parts, whole) =>
    isBudget(reading, whole, bounds, parts.length > 1),
  )
  if (stated.length > 0) return stated
  return listBarePrices(reading).map((amount) => readBarePrice(reading.tokens, amount))
}

function readBarePrice(tokens: readonly Token[], { start, end, value }: Amount): StatedAmount {
  const interval = intervalAfter(tokens, end) ?? intervalBefore(tokens, start)
  return { start, end, low: null, high: value, bound: false, interval }
}

/** True for what is the budget: one amount, or two that are a range and what they are together. */
type IsOffered = (parts: readonly Amount[], whole: Amount) => boolean

function listStatedAmounts(reading: Reading, isOffered: IsOffered): StatedAmount[] {
  const { tokens, amounts } = reading
  const bounds = findBounds(tokens)
  const stated: StatedAmount[] = []
  for (let n = 0; n < amounts.length; n++) {
    const first = amounts[n] as Amount
    const second = amounts[n + 1]
    const range = second && rangeOf(tokens, first, second)
    const parts = range ?? [first]
    // "1-800", "1 to 3 of them"
    const isNumbered = range?.[0].value === 1 && !first.dollar
    if (!isNumbered && isOffered(parts, range ? togetherOf(range) : first))
      stated.push(range ? readStatedRange(tokens, range) : readStatedAmount(tokens, first, bounds))
    if (range) n += 1
  }
  return stated
}

function togetherOf([first, second]: readonly [Amount, Amount]): Amount {
  return {
    ...second,
    start: first.start,
    money: first.money || second.money,
    dollar: first.dollar || second.dollar,
  }
}

function readStatedRange(tokens: readonly Token[], [first, second]: readonly [Amount, Amount]): StatedAmount {
  const interval =
    intervalAfter(tokens, second.end) ??
    intervalAfter(tokens, first.end) ??
    intervalBefore(tokens, first.start)
  const isOne = isRaised(tokens, first.start)
  return {
    start: first.start,
    end: second.end,
    low: isOne ? null : Math.min(first.value, second.value),
    high: isOne ? second.value : Math.max(first.value, second.value),
    bound: true,
    interval,
  }
}

function readStatedAmount(
  tokens: readonly Token[],
  amount: Amount,
  bounds: readonly PhraseMatch<Bound>[],
): StatedAmount {
  const bound = boundAfter(tokens, amount) ?? boundBefore(tokens, amount, bounds)
  const interval = intervalAfter(tokens, amount.end) ?? intervalBefore(tokens, amount.start)
  const { start, end } = amount
  if (bound === 'min') return { start, end, low: amount.value, high: null, bound: true, interval }
  return { start, end, low: null, high: amount.value, bound: bound !== undefined, interval }
}
