import type { BudgetInterval } from '#domain/criteria.ts'
import { PAID_IN_ALL, PRICED_UNITS, RAISED, RANGE_FILLERS, TAKEN_BACK } from '../../lexicon/money-context.ts'
import { type Bound, BUDGET_WORDS, COUNT_NOUNS } from '../../lexicon/money-words.ts'
import { lengthAt } from '../dates/lengths.ts'
import { isMark, type Reading } from '../reading.ts'
import { type Amount, findAmounts } from '../words/numbers.ts'
import { buildLexicon, matchAt, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { listBarePrices } from './bare.ts'
import { boundAfter, boundBefore, findBounds } from './bounds.ts'
import { isCounted, isOfBusiness, isRoadOrAge, isYear } from './business.ts'
import { intervalAfter, intervalBefore } from './interval.ts'

export interface Budget {
  /** Whole US dollars. */
  priceMin: number | null
  priceMax: number | null
  interval: BudgetInterval | null
}

/** Below it something else is counted: "20 in all". */
const SMALLEST_WHOLE = 40
const REPAIRS = buildLexicon([{ value: 'repair', phrases: TAKEN_BACK }])
const WHOLE = buildLexicon([{ value: 'whole', phrases: PAID_IN_ALL }])
/** Below this a bare number after "over" or "under" is more likely an age than a price. */
const SMALLEST_BARE_PRICE = 80

interface StatedAmount {
  /** Its first token. */
  start: number
  low: number | null
  high: number | null
  /** True when a bound was stated; it takes precedence over a bare amount. */
  bound: boolean
  interval: BudgetInterval | null
}

/** The budget a text states. Amounts of the asker's own business, counts, ages and dates are not budgets. */
export function readBudget(reading: Reading, taken: readonly boolean[]): Budget {
  const stated = listStatedAmounts(reading, taken)
  if (stated.length === 0)
    for (const { value, start } of listBarePrices(reading, taken))
      stated.push({ start, low: null, high: value, bound: false, interval: null })
  keepRepaired(reading.tokens, stated)
  const bounded = stated.some((one) => one.bound) ? stated.filter((one) => one.bound) : stated
  const low = bounded.findLast((one) => one.low !== null)?.low ?? null
  const high = bounded.findLast((one) => one.high !== null)?.high ?? null
  const interval = [...bounded, ...stated].findLast((one) => one.interval !== null)?.interval ?? null
  if (low !== null && high !== null && low > high) return { priceMin: null, priceMax: high, interval }
  return { priceMin: low, priceMax: high, interval }
}

/** "$600 a month, actually make that $750": what was taken back is no budget. */
function keepRepaired(tokens: readonly Token[], stated: StatedAmount[]): void {
  const repair = tokens.findLastIndex((_, i) => matchAt(tokens, i, REPAIRS) !== undefined)
  const after = stated.filter(({ start }) => start > repair)
  if (repair !== -1 && after.length > 0) stated.splice(0, stated.length, ...after)
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
  if (!isBudget(reading, whole, bounds, true)) return undefined
  const interval =
    intervalAfter(reading.tokens, second.end) ??
    intervalAfter(reading.tokens, first.end) ??
    intervalBefore(reading.tokens, first.start)
  // "went from 300 to 500 a month": only the new figure counts
  if (RAISED.has(wordBeforeFrom(reading.tokens, first.start)))
    return { start: first.start, low: null, high: second.value, bound: true, interval }
  return {
    start: first.start,
    low: Math.min(first.value, second.value),
    high: Math.max(first.value, second.value),
    bound: true,
    interval,
  }
}

function wordBeforeFrom(tokens: readonly Token[], start: number): string {
  for (let i = start - 1; i >= Math.max(0, start - 4); i--)
    if (tokens[i]?.text === 'from')
      return tokens[i - 1]?.text === 'it' ? (tokens[i - 2]?.text ?? '') : (tokens[i - 1]?.text ?? '')
  return ''
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
  const { start } = amount
  if (bound === 'min') return { start, low: amount.value, high: null, bound: true, interval }
  return { start, low: null, high: amount.value, bound: bound !== undefined, interval }
}

/** "300-800", "$300 to $800", "between 300 and 800"; in "5-10k" the first number takes the second's thousands. */
function rangeOf(tokens: readonly Token[], first: Amount, second: Amount): [Amount, Amount] | undefined {
  let at = first.end
  while (at < second.start && RANGE_FILLERS.has((tokens[at] as Token).text)) at += 1
  const joint = tokens[at]
  if (!joint) return undefined
  let rest = at + 1
  while (rest < second.start && isMark(tokens[rest], '$')) rest += 1
  if (rest !== second.start) return undefined
  const between = tokens
    .slice(Math.max(0, first.start - 3), first.start)
    .some((token) => /^(between|entre|btwn|from|de)$/.test(token.text))
  if (
    !(
      isMark(joint, '-') ||
      /^(to|through|thru|a|until|till|hasta)$/.test(joint.text) ||
      (between && /^(and|y|&)$/.test(joint.text))
    )
  )
    return undefined
  const shared = first.value * sharedScale(first, second)
  return shared < second.value ? [{ ...first, value: shared }, second] : undefined
}

/** "5-10k" and "five to six hundred": the first takes the second's scale. */
function sharedScale(first: Amount, second: Amount): number {
  if (!second.suffix || first.suffix) return 1
  if (second.value >= 1000) return first.value * 1000 <= second.value ? 1000 : 1
  return first.value < 10 && first.value * 100 <= second.value && !first.dollar ? 100 : 1
}

/** "160 in all", "500 once", "900 altogether": what is paid for everything. */
function isWhole(tokens: readonly Token[], end: number): boolean {
  if (end >= tokens.length) return false
  const [next, after] = [tokens[end]?.text ?? '', tokens[end + 1]]
  const isForTerm =
    /^(for|over|por|para)$/.test(next) && lengthAt(tokens, end + 1) !== undefined && after?.text !== 'a'
  return isForTerm || matchAt(tokens, end, WHOLE) !== undefined
}

/** "CPM under $6": what a thousand views cost is nobody's budget. */
function isPerThousand(tokens: readonly Token[], { start, end }: Amount): boolean {
  return (
    [...tokens.slice(Math.max(0, start - 5), start), ...tokens.slice(end, end + 2)].some(({ text }) =>
      /^(cpm|cpms|cpp|cpc|ecpm)$/.test(text),
    ) ||
    (tokens[end]?.text === 'per' && /^(thousand|mil|mille|1,?000)$/.test(tokens[end + 1]?.text ?? ''))
  )
}

/** "250 a weekend", "150 each", "10/day": a price, even when it is not one of the product's periods. */
function isPriced(tokens: readonly Token[], end: number): boolean {
  const [joint, unit] = [tokens[end]?.text ?? '', tokens[end + 1]?.text ?? '']
  if (/^(each|apiece)$/.test(joint)) return true
  return /^(a|per|por|\/)$/.test(joint) && PRICED_UNITS.has(unit)
}

function isBudget(
  reading: Reading,
  amount: Amount,
  bounds: readonly PhraseMatch<Bound>[],
  range: boolean,
): boolean {
  const { tokens } = reading
  if (reading.asker[amount.start] || reading.placeAt[amount.start] !== -1) return false
  if (reading.polarity[amount.start] === 'past' || amount.value <= 0) return false
  if (isOfBusiness(reading, amount)) return false
  if (isPerThousand(tokens, amount)) return false
  if (amount.dollar) return true
  if (isWhole(tokens, amount.end) && !isRoadOrAge(tokens, amount)) return amount.value >= SMALLEST_WHOLE
  const next = tokens[amount.end]
  const after = isMark(next, '-') ? tokens[amount.end + 1] : next
  const period = intervalAfter(tokens, amount.end)
  if (isPriced(tokens, amount.end) && amount.value >= 5) return true
  if (after && !period && (COUNT_NOUNS.has(after.stem) || isCounted(after))) return false
  if (isMark(next, '%') || isMark(tokens[amount.start - 1], '#')) return false
  if (isRoadOrAge(tokens, amount)) return false
  if (amount.money) return amount.value >= 5
  if (period && period !== 'one-time') return amount.value >= 20
  if (nearBudgetWord(tokens, amount)) return amount.value >= 20
  const bounded = range || (boundAfter(tokens, amount) ?? boundBefore(tokens, amount, bounds)) !== undefined
  return bounded && amount.value >= SMALLEST_BARE_PRICE && !isYear(tokens, amount)
}

function nearBudgetWord(tokens: readonly Token[], amount: Amount): boolean {
  const sentence = (tokens[amount.start] as Token).sentence
  for (let i = Math.max(0, amount.start - 4); i < Math.min(tokens.length, amount.end + 3); i++) {
    const token = tokens[i] as Token
    if (token.sentence === sentence && BUDGET_WORDS.has(token.text)) return true
  }
  return false
}
