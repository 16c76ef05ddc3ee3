import type { BudgetInterval } from '#domain/criteria.ts'
import { BARE_PERIODS, INTERVAL_ADVERBS, INTERVAL_UNITS } from '../../lexicon/interval-words.ts'
import {
  CURRENCY,
  INTERVAL_FILLERS,
  INTERVAL_SUBJECTS,
  PER,
  PERIODICALS,
} from '../../lexicon/money-context.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'

/** The billing period of an amount that ends at token `end`. */
export function intervalAfter(tokens: readonly Token[], end: number): BudgetInterval | null {
  let at = end
  while (at < end + 4 && INTERVAL_FILLERS.has(tokens[at]?.stem ?? '') && !isEachUnit(tokens, at)) at += 1
  const token = tokens[at]
  const next = tokens[at + 1]
  const third = tokens[at + 2]
  if (!token) return null
  const adverb = INTERVAL_ADVERBS[token.stem]
  if (adverb) return isMediumName(next) ? null : adverb
  const weeks = at + (isMark(token, '/') || PER.has(token.text) ? 1 : 0)
  if (weeks > at && isFourWeeks(tokens, weeks)) return 'month'
  if (isMark(token, '/')) return unitOf(next)
  if (isBarePeriod(tokens, at)) return unitOf(token)
  if (token.text === 'one' && /^(time|off)$/.test((isMark(next, '-') ? third : next)?.text ?? ''))
    return 'one-time'
  if (/^(once|onetime|flat|upfront)$/.test(token.text)) return 'one-time'
  if (token.text === 'for' && /^(a|one|the)$/.test(next?.text ?? '') && isOneTime(tokens, at + 2))
    return 'one-time'
  if (token.text === 'a' && next?.text === 'la') return unitOf(third)
  if (token.text === 'for' && /^(a|one|the|1|each|every)$/.test(next?.text ?? ''))
    return isWholeYear(tokens, at + 2) ? 'year' : unitOf(third)
  if (/^(in|as)$/.test(token.text) && next?.text === 'a') return null
  if (token.text === 'for' && unitOf(next) && !/s$/.test(next?.text ?? '')) return unitOf(next)
  if (PER.has(token.text)) return isPartOfPage(next, third) ? null : unitOf(next)
  if (/^(wk|mo|yr|mth)$/.test(token.text)) return unitOf(token)
  return null
}

/** The trade's month: "per 4 weeks", "per four-week cycle". */
function isFourWeeks(tokens: readonly Token[], at: number): boolean {
  const unit = isMark(tokens[at + 1], '-') ? at + 2 : at + 1
  return /^(4|four)$/.test(tokens[at]?.text ?? '') && tokens[unit]?.stem === 'week'
}

/** "fifty dollars week", "300 month": more than anybody counts weeks or months. */
function isBarePeriod(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  const before = tokens[at - 1]
  if (!BARE_PERIODS.has(token.text) || !before) return false
  return (
    CURRENCY.has(before.text) ||
    (before.kind === 'number' && (before.dollar === true || (before.value ?? 0) > 60))
  )
}

/** "$380 a quarter page" */
function isPartOfPage(unit: Token | undefined, next: Token | undefined): boolean {
  return unit?.text === 'quarter' && /^(page|mile|hour|inch)$/.test(next?.text ?? '')
}

/** "each month" is a period, "150 each" is not. */
function isEachUnit(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'each' && unitOf(tokens[at + 1]) !== null
}

/** The period before an amount: "monthly budget of 500", "each month we can spend 600". */
export function intervalBefore(tokens: readonly Token[], start: number): BudgetInterval | null {
  const sentence = (tokens[start] as Token).sentence
  for (let i = start - 1; i >= Math.max(0, start - 8); i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence) return null
    const adverb = INTERVAL_ADVERBS[token.stem]
    const next = tokens[i + 1]
    if (i >= start - 5 && (/^(onetime)$/.test(token.text) || isOneTime(tokens, i))) return 'one-time'
    if (adverb && (i + 1 === start || INTERVAL_SUBJECTS.has(next?.text ?? ''))) return adverb
    if (/^(budget|presupuesto)$/.test(token.text) && INTERVAL_ADVERBS[next?.stem ?? ''])
      return INTERVAL_ADVERBS[next?.stem ?? ''] ?? null
    // "4k a month" belongs to its own figure
    if (/^(per|a)$/.test(token.text) && tokens[i - 1]?.kind === 'number') continue
    // "4 issues a year" counts issues
    if (
      /^(per|a)$/.test(token.text) &&
      tokens[i - 2]?.kind === 'number' &&
      !CURRENCY.has(tokens[i - 1]?.text ?? '')
    )
      continue
    if (/^(per|each|every|cada|a)$/.test(token.text) && i + 1 < start && unitOf(next))
      return token.text === 'a' && tokens[i - 1]?.text === 'for' ? null : unitOf(next)
  }
  return null
}

/** "for the whole year" is a budget's period; "for the whole month of February" is a date. */
function isWholeYear(tokens: readonly Token[], at: number): boolean {
  return /^(whole|entire|full)$/.test(tokens[at]?.text ?? '') && unitOf(tokens[at + 1]) === 'year'
}

function unitOf(token: Token | undefined): BudgetInterval | null {
  return INTERVAL_UNITS[token?.stem ?? ''] ?? INTERVAL_UNITS[token?.text ?? ''] ?? null
}

/** "$600 for a one-time ad". */
function isOneTime(tokens: readonly Token[], at: number): boolean {
  if (/^(onetime|single)$/.test(tokens[at]?.text ?? '')) return tokens[at]?.text === 'onetime'
  const after = isMark(tokens[at + 1], '-') ? tokens[at + 2] : tokens[at + 1]
  const next = tokens[isMark(tokens[at + 1], '-') ? at + 3 : at + 2]
  // "a one time fee of 350" is how it is paid, not for how long
  return tokens[at]?.text === 'one' && /^(time|off)$/.test(after?.text ?? '') && next?.text !== 'fee'
}

/** "$300 weekly newspaper ad": the adverb belongs to the paper. */
function isMediumName(token: Token | undefined): boolean {
  return PERIODICALS.has(token?.text ?? '')
}
