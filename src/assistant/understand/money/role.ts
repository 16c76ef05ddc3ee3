import { NEVER_PRICED_AFTER, PEOPLE_OF_AN_AGE } from '../../lexicon/money-context.ts'
import { type Bound, BUDGET_WORDS, COUNT_NOUNS } from '../../lexicon/money-words.ts'
import type { Amount } from '../figures.ts'
import { isMark, type Reading } from '../reading.ts'
import type { PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { isAtHand } from './at-hand.ts'
import { boundAfter, boundBefore, findBounds } from './bounds.ts'
import { isCounted, isOfBusiness, isRoadOrAge, isYear } from './business.ts'
import { isAlone } from './clauses.ts'
import { isCount } from './counted.ts'
import { isDismissed } from './dismissed.ts'
import { periodAfter } from './interval.ts'
import { isPerThousand } from './per-thousand.ts'
import type { Period } from './periods.ts'
import { isPriced, isWhole } from './priced.ts'

/** Below these something else is counted: "20 in all"; a bare number after "over" or "under" is more likely an age. */
const SMALLEST = {
  whole: 40,
  priced: 5,
  money: 5,
  period: 20,
  periodAlone: 5,
  budgetWord: 20,
  cap: 20,
  bound: 80,
}

/** True for an amount that is what the asker would pay: nothing speaks against it, and something for it. */
export function isBudget(
  reading: Reading,
  amount: Amount,
  bounds: readonly PhraseMatch<Bound>[],
  range: boolean,
): boolean {
  return !isElses(reading, amount) && (amount.dollar || isMoney(reading, amount, bounds, range))
}

/** Counts, ages, call numbers and the price of a thousand views: nothing is left to learn of them. */
export function isCertainlyOther(reading: Reading, amount: Amount): boolean {
  const { tokens } = reading
  if (amount.value < 1 || isPerThousand(tokens, amount) || isCount(tokens, amount)) return true
  if (amount.money || amount.dollar) return false
  if (isPostal(reading, amount)) return true
  // "50 plus"
  if (
    amount.value < SMALLEST.bound &&
    boundAfter(tokens, amount) === 'min' &&
    !periodAfter(tokens, amount.end)
  )
    return true
  const before = tokens[amount.start - 1]?.text ?? ''
  return NEVER_PRICED_AFTER.has(before) || (amount.value < 100 && isOfPeople(tokens, amount))
}

/** "billboard 00901", "posters 20500": five digits are a ZIP code, known or not, unless something says that they are money. */
function isPostal(reading: Reading, amount: Amount): boolean {
  const { text = '' } = reading.tokens[amount.start] ?? {}
  if (amount.end !== amount.start + 1 || amount.suffix || amount.plus || !/^\d{5}(?:\d{4})?$/.test(text))
    return false
  if (text.startsWith('0')) return true
  const bounds = findBounds(reading.tokens)
  return !nearBudgetWord(reading.tokens, amount) && !isMoney(reading, amount, bounds, false)
}

/** "women 50 to 75", "people under 30" */
function isOfPeople(tokens: readonly Token[], { start, end }: Amount): boolean {
  if (periodAfter(tokens, end)) return false
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ text }) => text)
  return before.some((text) => PEOPLE_OF_AN_AGE.has(text))
}

/** The asker's past, goods and costs, what others ask, and the price of a thousand views. */
function isElses(reading: Reading, amount: Amount): boolean {
  const { tokens, asker, placeAt, polarity } = reading
  const { start, value } = amount
  if (asker[start] || placeAt[start] !== -1 || polarity[start] === 'past' || value < 1) return true
  return (
    [isCount, isPerThousand, isDismissed].some((is) => is(tokens, amount)) || isOfBusiness(reading, amount)
  )
}

/** What tells a number without a dollar sign from a count, a road, an age or a year. */
function isMoney(
  reading: Reading,
  amount: Amount,
  bounds: readonly PhraseMatch<Bound>[],
  range: boolean,
): boolean {
  const { tokens } = reading
  const { start, end, value, money } = amount
  const isRoad = isRoadOrAge(tokens, amount)
  if (isWhole(tokens, end) && !isRoad) return value >= SMALLEST.whole
  if (isPriced(tokens, end) && value >= SMALLEST.priced) return true
  const period = periodAfter(tokens, end)
  const after = tokens[isMark(tokens[end], '-') ? end + 1 : end]
  if (after && !period && countsThings(amount, after)) return false
  if (isRoad || isMark(tokens[end], '%') || isMark(tokens[start - 1], '#')) return false
  if (money) return value >= SMALLEST.money
  if (period && period.interval !== 'one-time')
    return value >= (isPricedAlone(tokens, amount, period) ? SMALLEST.periodAlone : SMALLEST.period)
  if (nearBudgetWord(tokens, amount)) return value >= SMALLEST.budgetWord
  if (isAtHand(reading, amount)) return true
  const bound = boundAfter(tokens, amount) ?? boundBefore(tokens, amount, bounds)
  const isCap = bound === 'max' && !range && !isAgeBound(tokens, amount)
  return (
    (range || bound !== undefined) &&
    value >= (isCap ? SMALLEST.cap : SMALLEST.bound) &&
    !isYear(tokens, amount)
  )
}

/** "under 30", "30 and under" may be an age; "max 30" and "nothing over 30" are not. */
function isAgeBound(tokens: readonly Token[], { start, end }: Amount): boolean {
  const around = [tokens[start - 1], tokens[end], tokens[end + 1]]
  return around.some((token) => /^(under|below|younger|menos)$/.test(token?.text ?? ''))
}

/** ", 15 por semana": so little is money where nothing else is said of it. */
function isPricedAlone(tokens: readonly Token[], { start }: Amount, { end }: Period): boolean {
  return /^(for|at|por|a)$/.test(tokens[start - 1]?.text ?? '') || isAlone(tokens, { start, end })
}

/** "3 trucks", "30 min spots", but "1k min". */
function countsThings({ value }: Amount, noun: Token): boolean {
  if (noun.text === 'min' && value >= 100) return false
  return COUNT_NOUNS.has(noun.stem) || isCounted(noun)
}

function nearBudgetWord(tokens: readonly Token[], amount: Amount): boolean {
  const sentence = (tokens[amount.start] as Token).sentence
  for (let i = Math.max(0, amount.start - 4); i < Math.min(tokens.length, amount.end + 3); i++) {
    const token = tokens[i] as Token
    if (token.sentence === sentence && BUDGET_WORDS.has(token.text)) return true
  }
  return false
}
