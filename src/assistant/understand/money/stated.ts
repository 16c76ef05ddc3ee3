import type { BudgetInterval } from '#domain/criteria.ts'
import type { Bound } from '../../lexicon/money-words.ts'
import type { Reading, Span } from '../reading.ts'
import { type Amount, findAmounts } from '../words/numbers.ts'
import type { PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { listBarePrices } from './bare.ts'
import { boundAfter, boundBefore, findBounds } from './bounds.ts'
import { intervalAfter, intervalBefore } from './interval.ts'
import { isRaised, rangeOf } from './ranges.ts'
import { isBudget } from './role.ts'

export interface StatedAmount extends Span {
  low: number | null
  high: number | null
  /** True when a bound was stated; it takes precedence over a bare amount. */
  bound: boolean
  interval: BudgetInterval | null
}

/** What a text offers to pay: amounts that are plainly money or, without any, bare round figures. */
export function listOffers(reading: Reading, taken: readonly boolean[]): StatedAmount[] {
  const stated = listStatedAmounts(reading, taken)
  if (stated.length > 0) return stated
  return listBarePrices(reading, taken).map((amount) => readBarePrice(reading.tokens, amount))
}

function readBarePrice(tokens: readonly Token[], { start, end, value }: Amount): StatedAmount {
  const interval = intervalAfter(tokens, end) ?? intervalBefore(tokens, start)
  return { start, end, low: null, high: value, bound: false, interval }
}

function listStatedAmounts(reading: Reading, taken: readonly boolean[]): StatedAmount[] {
  const bounds = findBounds(reading.tokens)
  const amounts = findAmounts(reading.tokens).filter((amount) => !taken[amount.start])
  const stated: StatedAmount[] = []
  for (let n = 0; n < amounts.length; n++) {
    const first = amounts[n] as Amount
    const second = amounts[n + 1]
    const range = second && rangeOf(reading.tokens, first, second)
    const one = range ? readStatedRange(reading, range, bounds) : readStatedAmount(reading, first, bounds)
    if (one) stated.push(one)
    if (range) n += 1
  }
  return stated
}

function readStatedRange(
  reading: Reading,
  range: [Amount, Amount],
  bounds: readonly PhraseMatch<Bound>[],
): StatedAmount | undefined {
  const [first, second] = range
  const whole = {
    ...second,
    start: first.start,
    money: first.money || second.money,
    dollar: first.dollar || second.dollar,
  }
  if (!isBudget(reading, whole, bounds, true) || (first.value === 1 && !first.dollar)) return undefined
  const interval =
    intervalAfter(reading.tokens, second.end) ??
    intervalAfter(reading.tokens, first.end) ??
    intervalBefore(reading.tokens, first.start)
  if (isRaised(reading.tokens, first.start))
    return { start: first.start, end: second.end, low: null, high: second.value, bound: true, interval }
  return {
    start: first.start,
    end: second.end,
    low: Math.min(first.value, second.value),
    high: Math.max(first.value, second.value),
    bound: true,
    interval,
  }
}

function readStatedAmount(
  reading: Reading,
  amount: Amount,
  bounds: readonly PhraseMatch<Bound>[],
): StatedAmount | undefined {
  if (!isBudget(reading, amount, bounds, false)) return undefined
  const { tokens } = reading
  const bound = boundAfter(tokens, amount) ?? boundBefore(tokens, amount, bounds)
  const interval = intervalAfter(tokens, amount.end) ?? intervalBefore(tokens, amount.start)
  const { start, end } = amount
  if (bound === 'min') return { start, end, low: amount.value, high: null, bound: true, interval }
  return { start, end, low: null, high: amount.value, bound: bound !== undefined, interval }
}
