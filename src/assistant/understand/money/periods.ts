import type { BudgetInterval } from '#domain/discovery/criteria.ts'
import { MONTHS } from '../../lexicon/date-words.ts'
import {
  AFTER_POINT,
  INTERVAL_ADVERBS,
  INTERVAL_UNITS,
  ONE_TIME,
  PERIOD_FILLERS,
  PERIOD_LEADS,
  PERIOD_LINKS,
  SHORT_UNITS,
} from '../../lexicon/interval-words.ts'
import { AFTER_ONCE, CURRENCY, PERIODICALS } from '../../lexicon/money-context.ts'
import { isMark } from '../reading.ts'
import { buildLexicon, matchAt } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { clauseOf } from './clauses.ts'

export interface Period {
  interval: BudgetInterval
  /** The token after it. */
  end: number
}

const ONCE = buildLexicon([{ value: 'once', phrases: ONE_TIME }])

/** The period that starts at a token: "monthly", "per week", "a la semana", "/mo", "per four-week cycle", "once". */
export function periodAt(tokens: readonly Token[], i: number): Period | undefined {
  const token = tokens[i]
  if (!token) return undefined
  const adverb = INTERVAL_ADVERBS[token.stem]
  // "$300 weekly newspaper ad": the adverb belongs to the paper
  if (adverb) return PERIODICALS.has(tokens[i + 1]?.text ?? '') ? undefined : { interval: adverb, end: i + 1 }
  return pointedAt(tokens, i) ?? oneTimeAt(tokens, i) ?? ledPeriodAt(tokens, i)
}

/** "12k p.a.", "550 p.m."; "5 p.m." and "7:30 p.m." are hours. */
function pointedAt(tokens: readonly Token[], i: number): Period | undefined {
  const [p, point, letter] = [tokens[i], tokens[i + 1], tokens[i + 2]]
  const interval = AFTER_POINT[letter?.text ?? '']
  if (p?.text !== 'p' || !isMark(point, '.') || point?.end !== letter?.start || !interval) return undefined
  const before = tokens[i - 1]
  const isHour = letter?.text === 'm' && ((before?.value ?? 0) < 13 || isMark(tokens[i - 2], ':'))
  return isHour ? undefined : { interval, end: isMark(tokens[i + 3], '.') ? i + 4 : i + 3 }
}

/** "once", "for one time", "for a one-time ad"; "once a month" is a month's. */
function oneTimeAt(tokens: readonly Token[], i: number): Period | undefined {
  let at = i
  if (/^(for|por|de|as|only|just)$/.test(tokens[at]?.text ?? '')) at += 1
  if (at > i && /^(a|the)$/.test(tokens[at]?.text ?? '')) at += 1
  const match = tokens[at] && matchAt(tokens, at, ONCE)
  if (!match || AFTER_ONCE.has(tokens[match.end]?.text ?? '')) return undefined
  const often = ledPeriodAt(tokens, match.end)
  if (often) return often
  return { interval: 'one-time', end: tokens[match.end]?.text === 'only' ? match.end + 1 : match.end }
}

function ledPeriodAt(tokens: readonly Token[], i: number): Period | undefined {
  const lead = tokens[i]?.text ?? ''
  if (!PERIOD_LEADS.has(lead)) return articledPeriodAt(tokens, i)
  const slash = lead === 'p' ? i + 1 : i
  const short = isMark(tokens[slash], '/') ? shortUnitOf(tokens[slash + 1]) : null
  if (short) return { interval: short, end: slash + 2 }
  const weeks =
    /^(for|por)$/.test(lead) && /^(each|every|cada)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1
  if (isFourWeeks(tokens, weeks)) return { interval: 'month', end: fourWeeksEnd(tokens, weeks) }
  let at = i + 1
  const isBare = !PERIOD_LINKS.has(tokens[at]?.text ?? '')
  while (at < i + 3 && PERIOD_LINKS.has(tokens[at]?.text ?? '')) at += 1
  const unit = tokens[at]
  const interval = unitOf(unit) ?? (lead === 'on' ? INTERVAL_ADVERBS[unit?.stem ?? ''] : null)
  if (!unit || !interval || isPartOfPage(unit, tokens[at + 1])) return undefined
  if (/^(for|in|on|the|at)$/.test(lead) && unit.text !== unit.stem) return undefined
  // "a week's pay"
  if (/^(a|an|one)$/.test(lead) && unit.text === `${unit.stem}s`) return undefined
  // "300 for the month of May" says when
  if (lead === 'for' && tokens[at + 1]?.text === 'of' && !isAnyOf(tokens, at)) return undefined
  if (/^(in|on)$/.test(lead) && !isPaidIn(tokens, i, at)) return undefined
  if (
    lead === 'for' &&
    !isBare &&
    /^(whole|entire|full)$/.test(tokens[at - 1]?.text ?? '') &&
    interval !== 'year'
  )
    return undefined
  return { interval, end: at + 1 }
}

/** "500 for a week of radio": no week of the calendar. */
function isAnyOf(tokens: readonly Token[], unit: number): boolean {
  const thing = tokens[unit + 2]
  return (
    /^(a|one)$/.test(tokens[unit - 1]?.text ?? '') &&
    thing?.kind === 'word' &&
    MONTHS[thing.text] === undefined &&
    !/^(the|our|my)$/.test(thing.text)
  )
}

/** "85 la semana", "220 one month", "50 dollars of one day" */
function articledPeriodAt(tokens: readonly Token[], i: number): Period | undefined {
  const before = tokens[i - 1]?.text === 'of' ? tokens[i - 2] : tokens[i - 1]
  const isPriced = before?.kind === 'number' || CURRENCY.has(before?.text ?? '')
  const at = tokens[i]?.text === 'of' ? i + 1 : i
  const unit = tokens[at + 1]
  const isOne =
    unit !== undefined && unit.text === unit.stem && /^(la|el|one|un|una|ea)$/.test(tokens[at]?.text ?? '')
  // "200 el mes de enero" says when
  const isNamed = /^(of|de)$/.test(tokens[at + 2]?.text ?? '')
  const interval = isOne && isPriced && !isNamed ? unitOf(unit) : null
  return interval ? { interval, end: at + 2 } : undefined
}

/** "250 in week", "900 in the month", "on a monthly basis": not "in a month", nor "in the week of May 3". */
function isPaidIn(tokens: readonly Token[], lead: number, unit: number): boolean {
  return (
    tokens
      .slice(lead + 1, unit)
      .every(({ text }) => /^(the|one|1)$/.test(text) || tokens[lead]?.text === 'on') &&
    !/^(of|before|after|between|from|de|one|two)$|^\d+$/.test(tokens[unit + 1]?.text ?? '')
  )
}

/** The trade's month: "per 4 weeks", "per four-week cycle", "per 28 days". */
export function isFourWeeks(tokens: readonly Token[], at: number): boolean {
  const count = tokens[at]?.text ?? ''
  const unit = unitOf(tokens[hyphenAfter(tokens, at)])
  return /^(4|four|cuatro)$/.test(count) ? unit === 'week' : count === '28' && unit === 'day'
}

function fourWeeksEnd(tokens: readonly Token[], at: number): number {
  const end = hyphenAfter(tokens, at) + 1
  return /^(period|flight|cycle|run|term)$/.test(tokens[end]?.text ?? '') ? end + 1 : end
}

function hyphenAfter(tokens: readonly Token[], at: number): number {
  return isMark(tokens[at + 1], '-') ? at + 2 : at + 1
}

/** "$380 a quarter page" */
function isPartOfPage(unit: Token | undefined, next: Token | undefined): boolean {
  return unit?.text === 'quarter' && /^(page|mile|hour|inch)$/.test(next?.text ?? '')
}

export function unitOf(token: Token | undefined): BudgetInterval | null {
  return INTERVAL_UNITS[token?.stem ?? ''] ?? INTERVAL_UNITS[token?.text ?? ''] ?? null
}

function shortUnitOf(token: Token | undefined): BudgetInterval | null {
  return SHORT_UNITS[token?.text ?? ''] ?? unitOf(token)
}

/** "Per month.", "(weekly)", "one time": periods in clauses of their own. */
export function periodsApart(tokens: readonly Token[]): BudgetInterval[] {
  return tokens.flatMap((_, start) => {
    const period = periodAt(tokens, start)
    // "for one month" is how long
    if (!period || [tokens[start], tokens[start - 1]].some((token) => token?.text === 'for')) return []
    const clause = clauseOf(tokens, { start, end: period.end })
    const rest = [...tokens.slice(clause.start, start), ...tokens.slice(period.end, clause.end)]
    return rest.every((token) => isFiller(token)) ? [period.interval] : []
  })
}

function isFiller(token: Token): boolean {
  return PERIOD_FILLERS.has(token.text) || unitOf(token) !== null
}
