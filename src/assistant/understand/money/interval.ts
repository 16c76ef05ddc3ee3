import type { BudgetInterval } from '#domain/discovery/criteria.ts'
import { BARE_PERIODS, INTERVAL_ADVERBS } from '../../lexicon/interval-words.ts'
import {
  AD_UNITS,
  CURRENCY,
  HABITS,
  INTERVAL_FILLERS,
  INTERVAL_SUBJECTS,
  PRICED_UNITS,
  RATE_NAMES,
} from '../../lexicon/money-context.ts'
import { BUDGET_WORDS } from '../../lexicon/money-words.ts'
import { SCALES } from '../../lexicon/number-words.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { clauseOf } from './clauses.ts'
import { isFourWeeks, type Period, periodAt, unitOf } from './periods.ts'

/** The billing period of an amount that ends at token `end`. */
export function periodAfter(tokens: readonly Token[], end: number): Period | undefined {
  let at = end
  while (at < end + 4 && INTERVAL_FILLERS.has(tokens[at]?.stem ?? '') && !isEachUnit(tokens, at)) at += 1
  // "$1,500 per face per month"
  if (isPieceAt(tokens, at)) at += 2
  // "650 to 750 / monthly"
  if (isMark(tokens[at], '/') && INTERVAL_ADVERBS[tokens[at + 1]?.stem ?? '']) at += 1
  const token = tokens[at]
  if (!token) return undefined
  // "$60, once"
  if (isMark(token, ',')) return onceAfter(tokens, at + 1)
  const bare = isBarePeriod(tokens, at) || /^(wk|mo|yr|mth)$/.test(token.text) ? unitOf(token) : null
  return bare ? { interval: bare, end: at + 1 } : periodAt(tokens, at)
}

function isPieceAt(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at + 1]
  if (!/^(a|an|per|por|\/)$/.test(tokens[at]?.text ?? '') || !unit || unitOf(unit)) return false
  return (PRICED_UNITS.has(unit.text) || AD_UNITS.has(unit.text)) && periodAt(tokens, at + 2) !== undefined
}

export function intervalAfter(tokens: readonly Token[], end: number): BudgetInterval | null {
  return periodAfter(tokens, end)?.interval ?? null
}

function onceAfter(tokens: readonly Token[], at: number): Period | undefined {
  const period = periodAt(tokens, at)
  return period?.interval === 'one-time' ? period : undefined
}

/** Nobody counts so many weeks, and then in the singular. */
const FEWEST_PRICED = 20

/** "fifty dollars week", "300 month": more than anybody counts weeks or months. */
export function isBarePeriod(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  const before = tokens[at - 1]
  if (!BARE_PERIODS.has(token.text) || !before || tokens[at + 1]?.text === 'old') return false
  return (
    CURRENCY.has(before.text) ||
    SCALES[before.text] !== undefined ||
    (before.kind === 'number' && (before.dollar === true || (before.value ?? 0) >= FEWEST_PRICED))
  )
}

/** "each month" is a period, "150 each" is not. */
function isEachUnit(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'each' && periodAt(tokens, at) !== undefined
}

/** The period before an amount: "monthly budget of 500", "each month we can spend 600". */
export function intervalBefore(tokens: readonly Token[], start: number): BudgetInterval | null {
  const sentence = (tokens[start] as Token).sentence
  for (let i = start - 1; i >= Math.max(0, start - 8); i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence) return null
    const adverb = INTERVAL_ADVERBS[token.stem]
    const next = tokens[i + 1]
    if (i >= start - 5 && periodAt(tokens, i)?.interval === 'one-time' && !isFee(tokens, i)) return 'one-time'
    if (adverb && (i + 1 === start || speaksOfMoney(tokens, i + 1))) return adverb
    if (/^(budget|presupuesto)$/.test(token.text) && INTERVAL_ADVERBS[next?.stem ?? ''])
      return INTERVAL_ADVERBS[next?.stem ?? ''] ?? null
    if (isUnitOfBudget(tokens, i)) return unitOf(token)
    // "4-wk rate under $2,000"
    const cost = tokens[i + (isMark(next, '-') ? 3 : 2)]
    if (isFourWeeks(tokens, i) && RATE_NAMES.has(cost?.text ?? '')) return 'month'
    if (isOfOtherFigure(tokens, i)) continue
    const period = periodAt(tokens, i)
    if (period && (period.end === start || (period.end === start - 1 && isMark(tokens[start - 1], '=:$'))))
      return period.interval
    // "a week's pay" is no period
    const isOwned = token.text === 'a' && next?.text === `${next?.stem}s`
    if (/^(per|each|every|cada|a)$/.test(token.text) && i + 1 < start && unitOf(next) && !isOwned)
      return (token.text === 'a' && tokens[i - 1]?.text === 'for') ||
        isElsewhere(tokens, i, start) ||
        isHabit(tokens, i)
        ? null
        : unitOf(next)
  }
  return null
}

/** "quarter budget 6000"; "first quarter budget" says when, and "3-month budget" how long. */
function isUnitOfBudget(tokens: readonly Token[], at: number): boolean {
  const [before, unit, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!unitOf(unit) || unit?.text !== unit?.stem || !/^(budget|spend|presupuesto)$/.test(next?.text ?? ''))
    return false
  return before === undefined || isMark(before, ',.;:') || /^(our|my|the|per|client)$/.test(before.text)
}

/** "we meet every month, posters, 60": another clause, which does not speak of money. */
function isElsewhere(tokens: readonly Token[], at: number, start: number): boolean {
  const clause = clauseOf(tokens, { start: at, end: at + 2 })
  return (
    clause.end < start && !tokens.slice(clause.start, clause.end).some(({ text }) => BUDGET_WORDS.has(text))
  )
}

/** "riders who commute every day": what people do so often. */
function isHabit(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at - 1]?.text ?? ''
  return /^(each|every|cada)$/.test(tokens[at]?.text ?? '') && HABITS.has(verb)
}

/** "monthly cap", "weekly ad budget"; a "weekly ad" may be paid otherwise. */
function speaksOfMoney(tokens: readonly Token[], at: number): boolean {
  const noun = /^(ads?|advertising|marketing|media|promo|promotional)$/.test(tokens[at]?.text ?? '')
    ? tokens[at + 1]
    : tokens[at]
  return noun !== undefined && INTERVAL_SUBJECTS.has(noun.text)
}

/** "4k a month" belongs to its own figure, and "4 issues a year" counts issues. */
function isOfOtherFigure(tokens: readonly Token[], at: number): boolean {
  if (!/^(per|a)$/.test(tokens[at]?.text ?? '')) return false
  if (tokens[at - 1]?.kind === 'number') return true
  return tokens[at - 2]?.kind === 'number' && !CURRENCY.has(tokens[at - 1]?.text ?? '')
}

/** "a one time fee of 350" is how it is paid, not for how long. */
function isFee(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at, at + 4).some(({ text }) => text === 'fee')
}
