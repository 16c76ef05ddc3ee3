import {
  AFTER_MAY,
  DAY_RANGE_JOINTS,
  END_WORDS,
  FRACTION_UNITS,
  MODAL_SUBJECTS,
  START_WORDS,
} from '../../lexicon/date-context.ts'
import { DATE_INTRODUCERS, MONTHS } from '../../lexicon/date-words.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { type Day, type DayRange, dayOf, isRealDate, monthRange, yearOf } from './calendar.ts'

/**
 * One named day, month, week or season. `at` resolves it in a year; without `year` the next one that has not ended is
 * meant.
 */
export interface DateAtom {
  start: number
  end: number
  at: (year: number) => DayRange
  year: number | null
  /** "next March": must start after today. */
  ahead?: boolean
  month?: number
  /** "mid-March": the 15th when it starts or ends a period. */
  mid?: boolean
  /** From one day of a month to another: "from March 3 to 17" has its end. */
  days?: boolean
  /** A holiday: only mentioned, not requested, when real dates are there too. */
  holiday?: boolean
  /** "starting immediately": it starts a period. */
  starts?: boolean
  /** Counts only when it starts or ends a period. */
  boundOnly?: boolean
  /** Named by a word that often means something else: "march", "fall". */
  unsure?: true | undefined
  /** A season that is almost over means the next one. */
  season?: true
}

export type Reader = (tokens: readonly Token[], i: number, today: Day) => DateAtom | undefined

export const textAt = (tokens: readonly Token[], i: number) => tokens[i]?.text ?? ''

export const single = (day: Day): DayRange => ({ from: day, to: day })

export function fixed(range: DayRange, start: number, end: number): DateAtom {
  return { start, end, at: () => range, year: yearOf(range.from) }
}

export const readNumeric: Reader = (tokens, i) => {
  const token = tokens[i]
  if (token?.kind !== 'date') return undefined
  const iso = token.text.includes('-')
  const parts = token.text.split(/[-/]/).map(Number)
  const [year, month, date] = iso ? parts : [parts[2], parts[0], parts[1]]
  if (!iso && parts.length === 2 && isFraction(tokens, i)) return undefined
  const full = year === undefined ? undefined : year < 100 ? 2000 + year : year
  if (!isRealDate(full ?? 2024, month as number, date as number)) return undefined
  return {
    start: i,
    end: i + 1,
    at: (y) => single(dayOf(y, month as number, date as number)),
    year: full ?? null,
  }
}

function isFraction(tokens: readonly Token[], i: number): boolean {
  if (FRACTION_UNITS.has(textAt(tokens, i + 1)) || /^(sov|voice)$/.test(textAt(tokens, i - 1))) return true
  // "13 weeks from 1/4"
  if (START_WORDS.has(textAt(tokens, i - 1)) || END_WORDS.has(textAt(tokens, i - 1))) return false
  // "1/4 to 1/31": beside another date it is one
  const isBesideDate = [i - 2, i + 2].some((at) => tokens[at]?.kind === 'date')
  return /^(1\/2|1\/3|2\/3|1\/4|3\/4|1\/8)$/.test(textAt(tokens, i)) && !isBesideDate
}

/** "March", "March 3", "March 3-17", "March 2027", "March 3rd, 2027". */
export const readMonth: Reader = (tokens, i) => {
  const month = monthAt(tokens, i)
  if (!month) return readUnsureMonth(tokens, i)
  const day = dayOfMonthAt(tokens, i)
  const from = dateNumberAt(tokens, day, month)
  if (!from)
    return withYear(tokens, {
      start: i,
      end: i + 1,
      at: (year) => monthRange(year, month),
      year: null,
      month,
    })
  const until = rangeEndAt(tokens, day + 1, month, from) ?? listEndAt(tokens, day + 1, month, from)
  const to = until?.date ?? from
  const end = until?.end ?? day + 1
  return withYear(tokens, {
    start: i,
    end,
    at: (year) => ({ from: dayOf(year, month, from), to: dayOf(year, month, to) }),
    year: null,
    month,
    days: to > from,
  })
}

/** "March 3", "one day in May, the 8th" */
function dayOfMonthAt(tokens: readonly Token[], i: number): number {
  const at = isMark(tokens[i + 1], ',') ? i + 2 : i + 1
  return /^(the|el)$/.test(textAt(tokens, at)) ? at + 1 : i + 1
}

/** "march" alone may be a verb, and "may" before what is no verb is none: what was learned decides. */
function readUnsureMonth(tokens: readonly Token[], i: number): DateAtom | undefined {
  const text = textAt(tokens, i)
  const isMarch = /^mar(ch)?$/.test(text) && textAt(tokens, i + 1) !== 'madness'
  if (!isMarch && !(text === 'may' && isNoVerb(tokens, i))) return undefined
  const month = isMarch ? 3 : 5
  return { start: i, end: i + 1, at: (year) => monthRange(year, month), year: null, month, unsure: true }
}

/** "a billboard, one month only, may in manson", "this time may." */
export function isNoVerb(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (MODAL_SUBJECTS.has(textAt(tokens, i - 1))) return false
  return (
    next === undefined ||
    next.sentence !== tokens[i]?.sentence ||
    next.kind === 'mark' ||
    next.kind === 'number' ||
    AFTER_MAY.has(next.text)
  )
}

export function rangeEndAt(
  tokens: readonly Token[],
  i: number,
  month: number,
  from: number,
): { date: number; end: number } | undefined {
  // "may 1 2": the day after it
  const next = dateNumberAt(tokens, i, month)
  if (next === from + 1 && (!tokens[i + 1] || isMark(tokens[i + 1], ',.;'))) return { date: next, end: i + 1 }
  if (!(isMark(tokens[i], '-') || DAY_RANGE_JOINTS.has(textAt(tokens, i)))) return undefined
  const at = /^(the|el)$/.test(textAt(tokens, i + 1)) ? i + 2 : i + 1
  const date = dateNumberAt(tokens, at, month)
  // "from Feb 1 to the 15th of April"
  const of = /^(of|de)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
  if (MONTHS[textAt(tokens, of)] !== undefined && (of > at + 1 || textAt(tokens, of) !== 'may'))
    return undefined
  return date && date > from ? { date, end: at + 1 } : undefined
}

/** "December 12, 13 and 14": to the last of a list of days. */
function listEndAt(
  tokens: readonly Token[],
  i: number,
  month: number,
  from: number,
  before = 1,
): { date: number; end: number } | undefined {
  if (!isMark(tokens[i], ',')) return undefined
  const next = dateNumberAt(tokens, i + 1, month)
  if (!next || next <= from) return undefined
  const last = rangeEndAt(tokens, i + 2, month, next) ?? listEndAt(tokens, i + 2, month, next, before + 1)
  // "Dec 29, 30, 31"
  const isThird = before > 1 && next === from + 1 && tokens[i + 2]?.kind !== 'word'
  return last ?? (isThird ? { date: next, end: i + 2 } : undefined)
}

function monthAt(tokens: readonly Token[], i: number): number | undefined {
  const text = textAt(tokens, i)
  const month = MONTHS[text]
  if (!month || textAt(tokens, i + 1) === 'madness' || isCirculation(tokens, i)) return undefined
  if (text !== 'may' && text !== 'mar' && text !== 'march') return month
  return DATE_INTRODUCERS.has(textAt(tokens, i - 1)) ||
    (i === 0 && text !== 'may') ||
    dateNumberAt(tokens, i + 1, month) ||
    isYearNumber(tokens[i + 1]) ||
    isMark(tokens[i - 1], '-,(:') ||
    joinsMonth(tokens, i)
    ? month
    : undefined
}

/** "DEC above 40,000": the trade's daily effective circulation. */
function isCirculation(tokens: readonly Token[], i: number): boolean {
  // "dec-feb 3.5k a month"
  if (textAt(tokens, i) !== 'dec' || isMark(tokens[i + 1], '-,.')) return false
  return tokens
    .slice(i + 1, i + 4)
    .some(({ kind, value = 0, dollar }) => kind === 'number' && !dollar && value >= 2100)
}

/** "may-june", "april/may". */
function joinsMonth(tokens: readonly Token[], i: number): boolean {
  const joint = (k: number) => isMark(tokens[k], '-/') || /^(to|through|and|thru)$/.test(textAt(tokens, k))
  // "april may june"
  if (MONTHS[textAt(tokens, i - 1)] !== undefined || MONTHS[textAt(tokens, i + 1)] !== undefined) return true
  return (
    (joint(i + 1) && MONTHS[textAt(tokens, i + 2)] !== undefined) ||
    (joint(i - 1) && MONTHS[textAt(tokens, i - 2)] !== undefined)
  )
}

function dateNumberAt(tokens: readonly Token[], i: number, month: number): number | undefined {
  const token = tokens[i]
  if ((token?.kind !== 'number' && token?.kind !== 'ordinal') || token.dollar || token.suffix || token.plus)
    return undefined
  const value = token.value as number
  return isRealDate(2024, month, value) ? value : undefined
}

export function isYearNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' && !token.dollar && !token.suffix && /^20[1-4]\d$/.test(token.text)
}

export function withYear(tokens: readonly Token[], atom: DateAtom): DateAtom {
  const at =
    isMark(tokens[atom.end], ',') || /^(of|de|del)$/.test(textAt(tokens, atom.end)) ? atom.end + 1 : atom.end
  const token = tokens[at]
  if (!isYearNumber(token)) return atom
  return { ...atom, end: at + 1, year: (token as Token).value as number }
}
