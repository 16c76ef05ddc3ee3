import type { BudgetInterval } from '../criteria.ts'
import {
  AMOUNT_FILLERS,
  BOUNDS_AFTER,
  BOUNDS_BEFORE,
  type Bound,
  BUDGET_WORDS,
  COUNT_NOUNS,
  FIGURE_OF_BUSINESS_AFTER,
  FIGURE_OF_BUSINESS_BEFORE,
} from '../lexicon/money-words.ts'
import { intervalAfter, intervalBefore } from './money-interval.ts'
import { type Amount, amountAt, findAmounts } from './numbers.ts'
import { buildLexicon, findPhrases, matchAt, type PhraseMatch } from './phrases.ts'
import { isMark, type Reading } from './reading.ts'
import type { Token } from './tokenize.ts'

export interface Budget {
  /** Whole US dollars. */
  priceMin: number | null
  priceMax: number | null
  interval: BudgetInterval | null
}

const BEFORE = buildLexicon(BOUNDS_BEFORE)
const AFTER = buildLexicon(BOUNDS_AFTER)
/** Below this a bare number after "over" or "under" is rather an age than a price. */
const SMALLEST_BARE_PRICE = 80

interface Said {
  low: number | null
  high: number | null
  /** True when a bound was said in words; a bare amount yields to it. */
  bound: boolean
  interval: BudgetInterval | null
}

/** The budget a text states. Amounts of the asker's own business, counts, ages and dates are not budgets. */
export function readBudget(reading: Reading, taken: readonly boolean[]): Budget {
  const said = listSaid(reading, taken)
  const bounded = said.some((one) => one.bound) ? said.filter((one) => one.bound) : said
  const low = bounded.findLast((one) => one.low !== null)?.low ?? null
  const high = bounded.findLast((one) => one.high !== null)?.high ?? null
  const interval = [...bounded, ...said].findLast((one) => one.interval !== null)?.interval ?? null
  if (low !== null && high !== null && low > high) return { priceMin: null, priceMax: high, interval }
  return { priceMin: low, priceMax: high, interval }
}

function listSaid(reading: Reading, taken: readonly boolean[]): Said[] {
  const bounds = findPhrases(reading.tokens, BEFORE)
  const amounts = findAmounts(reading.tokens).filter((amount) => !taken[amount.start])
  const said: Said[] = []
  for (let n = 0; n < amounts.length; n++) {
    const first = amounts[n] as Amount
    const second = amounts[n + 1]
    const range = second && rangeOf(reading.tokens, first, second)
    const one = range ? saidRange(reading, range, bounds) : saidOne(reading, first, bounds)
    if (one) said.push(one)
    if (range) n += 1
  }
  return said
}

function saidRange(
  reading: Reading,
  range: [Amount, Amount],
  bounds: readonly PhraseMatch<Bound>[],
): Said | undefined {
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
  return {
    low: Math.min(first.value, second.value),
    high: Math.max(first.value, second.value),
    bound: true,
    interval,
  }
}

function saidOne(reading: Reading, amount: Amount, bounds: readonly PhraseMatch<Bound>[]): Said | undefined {
  if (!isBudget(reading, amount, bounds, false)) return undefined
  const { tokens } = reading
  const bound = boundAfter(tokens, amount) ?? boundBefore(tokens, amount, bounds)
  const interval = intervalAfter(tokens, amount.end) ?? intervalBefore(tokens, amount.start)
  if (bound === 'min') return { low: amount.value, high: null, bound: true, interval }
  return { low: null, high: amount.value, bound: bound !== undefined, interval }
}

/** "300-800", "$300 to $800", "between 300 and 800"; in "5-10k" the first number takes the second's thousands. */
function rangeOf(tokens: readonly Token[], first: Amount, second: Amount): [Amount, Amount] | undefined {
  let at = first.end
  while (at < second.start && /^(\/|mo|month|wk|week|a|per|\$)$/.test((tokens[at] as Token).text)) at += 1
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
      /^(to|through|thru|a)$/.test(joint.text) ||
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

const EACH =
  /^(weekend|post|episode|issue|ad|spot|placement|insertion|flyer|poster|mention|reel|story|event|day)$/

/** "250 a weekend", "150 each", "10/day": a price, also where no period of the product's is meant. */
function isPriced(tokens: readonly Token[], end: number): boolean {
  const [joint, unit] = [tokens[end]?.text ?? '', tokens[end + 1]?.text ?? '']
  if (/^(each|apiece)$/.test(joint)) return true
  return /^(a|per|\/)$/.test(joint) && EACH.test(unit)
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
  if (amount.dollar) return true
  const next = tokens[amount.end]
  const after = isMark(next, '-') ? tokens[amount.end + 1] : next
  const period = intervalAfter(tokens, amount.end)
  if (isPriced(tokens, amount.end) && amount.value >= 5) return true
  if (after && !period && (COUNT_NOUNS.has(after.stem) || isCounted(after))) return false
  if (isMark(next, '%') || isMark(tokens[amount.start - 1], '#')) return false
  if (isRoadOrAge(tokens, amount)) return false
  if (amount.money) return amount.value >= 20
  if (period && period !== 'one-time') return amount.value >= 20
  if (nearBudgetWord(tokens, amount)) return amount.value >= 20
  const bounded = range || (boundAfter(tokens, amount) ?? boundBefore(tokens, amount, bounds)) !== undefined
  return bounded && amount.value >= SMALLEST_BARE_PRICE && !isYear(tokens, amount)
}

/** "5k+ runners", "200 loaves": a plural after a bare number is what is counted. */
function isCounted(token: Token): boolean {
  return (
    token.kind === 'word' &&
    token.text !== token.stem &&
    !/^(tops|bucks|dollars|ads|is|usd)$/.test(token.text)
  )
}

function isYear(tokens: readonly Token[], amount: Amount): boolean {
  return (
    amount.value >= 1900 &&
    amount.value <= 2040 &&
    /^(in|since|of|from|by|year)$/.test(tokens[amount.start - 1]?.text ?? '')
  )
}

function isRoadOrAge(tokens: readonly Token[], amount: Amount): boolean {
  const before = tokens.slice(Math.max(0, amount.start - 2), amount.start).map((token) => token.text)
  if (
    before.some((text) =>
      /^(i|hwy|highway|route|rt|sr|us|interstate|exit|pier|age|ages|aged|suite|unit|zip|top|q)$/.test(text),
    )
  )
    return !amount.money
  return (
    /^(people|folks|adults|women|men|crowd|anyone|everyone|those)$/.test(before[0] ?? '') &&
    amount.value < 100
  )
}

function isOfBusiness(reading: Reading, amount: Amount): boolean {
  const { tokens } = reading
  const next = tokens[amount.end]
  if (next && FIGURE_OF_BUSINESS_AFTER.has(next.stem) && !/^(in|value|worth)$/.test(next.text)) return true
  if (next?.text === 'in' && /^(sales|revenue|profit|funding)$/.test(tokens[amount.end + 1]?.text ?? ''))
    return true
  if (
    /^(per|a)$/.test(next?.text ?? '') &&
    /^(person|head|plate|ticket|hour|night|class|session|cup|pop|piece)$/.test(
      tokens[amount.end + 1]?.text ?? '',
    )
  )
    return true
  const previous = tokens[amount.start - 1]?.text ?? ''
  if (
    /^(our|my|their)$/.test(previous) &&
    next?.kind === 'word' &&
    !/^(budget|max|limit|maximum|a|per|monthly|weekly|to|on|for)$/.test(next.text)
  )
    return true
  return figureBefore(tokens, amount)
}

function figureBefore(tokens: readonly Token[], amount: Amount): boolean {
  const sentence = (tokens[amount.start] as Token).sentence
  for (let i = amount.start - 1; i >= Math.max(0, amount.start - 5); i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence || isMark(token, ',;:')) return false
    if (/^(budget|spend|but|want|need|ads?|billboards?)$/.test(token.text)) return false
    if (FIGURE_OF_BUSINESS_BEFORE.has(token.text)) return true
    if (
      token.text === 'make' &&
      /^(we|i|they|to)$/.test(tokens[i - 1]?.text ?? '') &&
      tokens[i + 1]?.text !== 'it'
    )
      return true
    if (/^costs?$/.test(token.text) && /^(us|me)$/.test(tokens[i + 1]?.text ?? '')) return true
  }
  return false
}

function nearBudgetWord(tokens: readonly Token[], amount: Amount): boolean {
  const sentence = (tokens[amount.start] as Token).sentence
  for (let i = Math.max(0, amount.start - 4); i < Math.min(tokens.length, amount.end + 3); i++) {
    const token = tokens[i] as Token
    if (token.sentence === sentence && BUDGET_WORDS.has(token.text)) return true
  }
  return false
}

function boundAfter(tokens: readonly Token[], amount: Amount): Bound | undefined {
  if (amount.plus) return 'min'
  let at = amount.end
  while (
    at < amount.end + 4 &&
    /^(\/|a|per|an|mo|month|week|wk|day|year|monthly|weekly|usd|-|budget|,|\(|post|spot|issue|ad|placement|insertion)$/.test(
      tokens[at]?.text ?? '',
    )
  )
    at += 1
  const match = [amount.end, at]
    .map((index) => (tokens[index] ? matchAt(tokens, index, AFTER) : undefined))
    .find(Boolean)
  if (!match) return isMark(tokens[at], '+') ? 'min' : undefined
  // "450 a month, min 200": the word belongs to the amount that follows it.
  const belongsToNext =
    match.start > amount.end && isMark(tokens[match.start - 1], ',') && amountAt(tokens, match.end)
  return belongsToNext ? undefined : match.value
}

function boundBefore(
  tokens: readonly Token[],
  amount: Amount,
  bounds: readonly PhraseMatch<Bound>[],
): Bound | undefined {
  const from = isMark(tokens[amount.start - 1], '$') ? amount.start - 1 : amount.start
  const match = bounds.findLast(
    (bound) => bound.end <= from && bound.end >= from - 4 && onlyFillers(tokens, bound.end, from),
  )
  if (!match) return undefined
  if (!isNegated(tokens, match.start)) return outer(tokens, match, bounds)
  if (match.value === 'min') return 'max'
  return /^(under|below|less|lower|menos)$/.test((tokens[match.start] as Token).text) ? 'min' : match.value
}

/** "budget of at least 500" and "at least around 500": the firmer word nearby decides. */
function outer(
  tokens: readonly Token[],
  match: PhraseMatch<Bound>,
  bounds: readonly PhraseMatch<Bound>[],
): Bound {
  if (match.value !== 'about') return match.value
  const before = bounds.findLast(
    (bound) => bound.end <= match.start && onlyFillers(tokens, bound.end, match.start),
  )
  return before?.value === 'min' ? 'min' : 'about'
}

function onlyFillers(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!AMOUNT_FILLERS.has((tokens[i] as Token).text)) return false
  return true
}

const NEGATORS = /^(not|no|never|dont|cant|cannot|wont|nothing|without|shouldnt|couldnt|doesnt|isnt|nada)$/
const BETWEEN =
  /^(want|to|spend|pay|go|going|be|cost|anything|do|it|can|afford|us|is|exceed|more|much|looking|that|costs|running|dropping|drop|really|willing)$/

/** "not more than", "can't go over", "nothing under": a negated bound is the opposite one. */
function isNegated(tokens: readonly Token[], start: number): boolean {
  for (let i = start - 1; i >= Math.max(0, start - 6); i--) {
    const text = (tokens[i] as Token).text
    if (NEGATORS.test(text)) return true
    if (!BETWEEN.test(text)) return false
  }
  return false
}
