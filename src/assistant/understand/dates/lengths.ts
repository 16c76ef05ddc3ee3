import {
  LASTING,
  NO_LENGTH_AFTER,
  NO_LENGTH_BEFORE,
  RUN_OBJECTS,
  START_WORDS,
} from '../../lexicon/date-context.ts'
import { COUNT_WORDS } from '../../lexicon/date-words.ts'
import { CURRENCY, NEGATORS } from '../../lexicon/money-context.ts'
import { NUMBER_WORDS, SCALES } from '../../lexicon/number-words.ts'
import { isBarePeriod } from '../money/interval.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { addMonths, type Day } from './calendar.ts'

/** Nobody books more years than these. */
const LONGEST_YEARS = 5

/** "starting March 1 for three months": the duration determines the end. */
export function durationEnd(
  tokens: readonly Token[],
  from: Day,
  span: { start: number; end: number },
  today: Day,
): Day | null {
  const sentence = (tokens[span.start] as Token).sentence
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.sentence !== sentence) continue
    const length =
      lengthAhead(tokens, i) ??
      lengthBeforeStart(tokens, i) ??
      lengthOfThing(tokens, i, span.start) ??
      lengthAfter(tokens, i, span.end)
    if (length && isNoFlight(tokens, i, length)) continue
    if (length && from >= today - 366) return addLength(from, length) - 1
  }
  return null
}

/** "for two weeks", "run me a week". */
function lengthAhead(tokens: readonly Token[], i: number): Length | undefined {
  if (!LASTING.has(tokens[i]?.text ?? '')) return undefined
  return lengthAt(tokens, RUN_OBJECTS.has(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1)
}

/** How far "a 30-day rotary of bulletins in Kent starting" may reach before its date. */
const LONGEST_THING = 14
const LONGEST_COUNT = 90

/** "a 30-day rotary of bulletins starting Mar 1", "a 10 day thing from Dec 10", "three weeks free from the 4th". */
function lengthOfThing(tokens: readonly Token[], i: number, start: number): Length | undefined {
  if (i >= start || start - i > LONGEST_THING || isRate(tokens, i)) return undefined
  if (/^(a|an|un|una|few)$/.test(tokens[i]?.text ?? '')) return undefined
  const length = lengthAt(tokens, i)
  if (!length || length.unit === 'year' || length.end >= start) return undefined
  // "radio 300 month, ads starting Dec 14"
  if (length.unit !== 'day' && isBarePeriod(tokens, length.end - 1)) return undefined
  const around = [tokens[i - 1]?.text ?? '', tokens[length.end]?.text ?? '']
  if (NO_LENGTH_BEFORE.has(around[0] ?? '') || NO_LENGTH_AFTER.has(around[1] ?? '')) return undefined
  // "4wk units" and "4wk, $1,700" are what the trade prices, and 36 months a lease
  const isUnit = isMark(tokens[length.end], ',.(/') || /^(unit|rate)$/.test(tokens[length.end]?.stem ?? '')
  if ((length.count === 4 && length.unit === 'week' && isUnit) || length.count > LONGEST_COUNT)
    return undefined
  const between = tokens.slice(length.end, start)
  // another day between has its own
  if (between.some(({ kind }) => kind === 'date' || kind === 'ordinal')) return undefined
  return between.slice(-3).some(({ text }) => START_WORDS.has(text)) ? length : undefined
}

/** "we aren't looking for a year-long thing", "thanks for 30 years": nothing that an ad lasts. */
function isNoFlight(tokens: readonly Token[], i: number, { count, unit, end }: Length): boolean {
  if (unit === 'year' && count > LONGEST_YEARS) return true
  if (!isMark(tokens[end], '-') || tokens[end + 1]?.text !== 'long') return false
  return tokens.slice(Math.max(0, i - 4), i).some(({ text }) => NEGATORS.has(text))
}

/** "two weeks starting Dec 7". */
function lengthBeforeStart(tokens: readonly Token[], i: number): Length | undefined {
  const length = isRate(tokens, i) ? undefined : lengthAt(tokens, i)
  if (!length) return undefined
  const next = tokens[length.end]
  // "4 wks, start 2/8", "two weeks a partir del 1 de marzo"
  const isPart = isMark(next, ',-:(') && !/^(a|an|one|un|una)$/.test(tokens[i]?.text ?? '')
  const at = isPart || next?.text === 'a' ? length.end + 1 : length.end
  // "three months of bus ads beginning in June", "two weeks on a billboard in Kelso starting June 7"
  const reach = /^(of|on|in|de|en)$/.test(next?.text ?? '') ? 9 : 1
  return tokens.slice(at, at + reach).some(({ text }) => START_WORDS.has(text)) ? length : undefined
}

/** "start 2/8, 4 wks", "from Jan 4 (3 months)": in a clause of its own right after the date. */
function lengthAfter(tokens: readonly Token[], i: number, end: number): Length | undefined {
  if (i !== end + 1 || !isMark(tokens[end], ',(-/')) return undefined
  const length = lengthAt(tokens, i)
  const next = length && tokens[length.end]
  const isAlone = !next || next.sentence !== tokens[i]?.sentence || isMark(next, ',.;)/')
  return isAlone ? length : undefined
}

/** "$500 a month starting January 1", "150 mo starting Dec 14": what a month costs, not how long. */
function isRate(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]
  // "$980/4wk, posting 12/7"
  if (isMark(before, '/') || /^(per|each)$/.test(before?.text ?? '')) return true
  if (tokens[i]?.kind === 'number')
    return START_WORDS.has(tokens[i + 2]?.text ?? '') && isBarePeriod(tokens, i + 1)
  if (!/^(a|an|one|un|una)$/.test(tokens[i]?.text ?? '') || !before) return false
  return (
    before.kind === 'number' ||
    NUMBER_WORDS[before.text] !== undefined ||
    SCALES[before.text] !== undefined ||
    CURRENCY.has(before.text)
  )
}

export interface Length {
  count: number
  unit: string
  end: number
}

/** "three months", "2 weeks", "a couple of months". */
export function lengthAt(tokens: readonly Token[], i: number): Length | undefined {
  let at = i
  const token = tokens[at]
  if (!token) return undefined
  if (token.text === 'half' && tokens[i + (tokens[i + 1]?.text === 'a' ? 2 : 1)]?.stem === 'year')
    return { count: 6, unit: 'month', end: i + (tokens[i + 1]?.text === 'a' ? 3 : 2) }
  const tens = tensAt(tokens, i)
  let count =
    tens?.count ?? (token.kind === 'number' && !token.dollar ? token.value : COUNT_WORDS[token.text])
  if (count === undefined) return undefined
  at = tens?.end ?? at + 1
  if (count === 1 && /^(couple|few)$/.test(tokens[at]?.text ?? ''))
    count = COUNT_WORDS[tokens[at++]?.text ?? ''] as number
  if (tokens[at]?.text === 'of') at += 1
  const flights = flightsAt(tokens, at)
  if (flights) return { count: count * flights.count, unit: 'week', end: flights.end }
  if (isMark(tokens[at], '-')) at += 1
  const unit = {
    week: 'week',
    wk: 'week',
    wks: 'week',
    semana: 'week',
    month: 'month',
    mo: 'month',
    mos: 'month',
    mth: 'month',
    mths: 'month',
    yr: 'year',
    yrs: 'year',
    mes: 'month',
    mese: 'month',
    day: 'day',
    dia: 'day',
    year: 'year',
    ano: 'year',
  }[tokens[at]?.text === 'meses' ? 'mes' : (tokens[at]?.stem ?? '')]
  if (!unit) return undefined
  const things = /^(period|flight|run|cycle|campaign)$/.test(tokens[at + 1]?.stem ?? '')
  return { count, unit, end: things ? at + 2 : at + 1 }
}

/** "twenty-eight days", "thirty days". */
function tensAt(tokens: readonly Token[], i: number): { count: number; end: number } | undefined {
  const tens = NUMBER_WORDS[tokens[i]?.text ?? ''] ?? 0
  if (tens < 20 || tens > 90) return undefined
  const next = isMark(tokens[i + 1], '-') ? i + 2 : i + 1
  const ones = NUMBER_WORDS[tokens[next]?.text ?? ''] ?? 10
  return ones < 10 && tens % 10 === 0 ? { count: tens + ones, end: next + 1 } : { count: tens, end: i + 1 }
}

/** "two 4-week flights": after the first number, the length of one. */
function flightsAt(tokens: readonly Token[], at: number): { count: number; end: number } | undefined {
  const weeks = tokens[at]?.kind === 'number' ? tokens[at]?.value : COUNT_WORDS[tokens[at]?.text ?? '']
  const unit = isMark(tokens[at + 1], '-') ? at + 2 : at + 1
  if (!weeks || tokens[unit]?.stem !== 'week') return undefined
  return /^(flight|period|cycle|run)$/.test(tokens[unit + 1]?.stem ?? '')
    ? { count: weeks, end: unit + 2 }
    : undefined
}

export function addLength(from: Day, { count, unit }: Length): Day {
  if (unit === 'day') return from + count
  if (unit === 'week') return from + 7 * count
  return addMonths(from, unit === 'year' ? 12 * count : count)
}
