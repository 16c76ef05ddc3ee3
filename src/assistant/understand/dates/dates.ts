import {
  DATE_FILLERS,
  DATE_JOINTS,
  END_WORDS,
  START_BY_WORDS,
  START_WORDS,
  TOLD_DATE_WORDS,
} from '../../lexicon/date-context.ts'
import { COUNT_WORDS } from '../../lexicon/date-words.ts'
import { isMark, type Polarity } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { dateAtomAt } from './atoms.ts'
import { addMonths, type Day, type DayRange, isoOf, yearOf } from './calendar.ts'
import type { DateAtom } from './months.ts'

export interface Dates {
  /** `YYYY-MM-DD`, inclusive. */
  availableFrom: string | null
  availableTo: string | null
}

export interface ReadDates extends Dates {
  /** True for tokens that belong to a date and therefore are not amounts. */
  taken: boolean[]
}

interface Period {
  start: number
  end: number
  from: Day | null
  to: Day | null
  holiday?: boolean
}

/** The period a text requests; a named one is the next that has not ended by `today`. */
export function readDates(tokens: readonly Token[], polarity: readonly Polarity[], today: Day): ReadDates {
  const taken = tokens.map(() => false)
  const periods: Period[] = []
  for (let i = 0; i < tokens.length; i++) {
    const period = periodAt(tokens, i, today)
    if (!period) continue
    for (let k = period.start; k < period.end; k++) taken[k] = true
    i = period.end - 1
    if (polarity[period.start] === 'wanted' && !isPast(tokens, period, today)) periods.push(period)
  }
  const dated = periods.filter((period) => !period.holiday)
  if (dated.length > 0) periods.splice(0, periods.length, ...dated)
  const from = periods.find((period) => period.from !== null)?.from ?? null
  const to = periods.find((period) => period.to !== null && (from === null || period.to >= from))?.to ?? null
  return {
    availableFrom: from === null ? null : isoOf(from),
    availableTo: to === null ? null : isoOf(to),
    taken,
  }
}

function periodAt(tokens: readonly Token[], i: number, today: Day): Period | undefined {
  const coming = comingAt(tokens, i, today)
  if (coming) return coming
  const first = dateAtomAt(tokens, i, today)
  if (!first) return undefined
  const joint = jointAt(tokens, first.end)
  const second = joint === undefined ? undefined : dateAtomAt(tokens, joint, today)
  if (second) return { start: i, end: second.end, ...resolveRange(first, second, today) }
  const range = resolve(first, today)
  const period = bounded(tokens, first, range, today)
  // a sale named after a movable feast is not a request for that day
  return first.boundOnly && period.from === range.from && period.to === range.to ? undefined : period
}

function jointAt(tokens: readonly Token[], end: number): number | undefined {
  const token = tokens[end]
  if (!token || !(isMark(token, '-/&') || DATE_JOINTS.has(token.text))) return undefined
  return /^(the|el)$/.test(tokens[end + 1]?.text ?? '') ? end + 2 : end + 1
}

function resolve(atom: DateAtom, today: Day): DayRange {
  if (atom.year !== null) return atom.at(atom.year)
  for (let year = yearOf(today) - 1; ; year++) {
    const range = atom.at(year)
    if (atom.ahead ? range.from > today : range.to >= today) return range
  }
}

function resolveRange(first: DateAtom, second: DateAtom, today: Day): DayRange {
  const lastYear = second.year
  for (let year = first.year ?? yearOf(today) - 1; ; year++) {
    const from = startOf(first, year)
    const to = lastYear === null ? endAfter(second, from, year) : endOf(second, lastYear)
    if (first.year !== null || lastYear !== null || to >= today)
      return laterThan(first, lastYear, { from, to })
  }
}

function endAfter(atom: DateAtom, from: Day, year: number): Day {
  const same = endOf(atom, year)
  return same >= from ? same : endOf(atom, year + 1)
}

function startOf(atom: DateAtom, year: number): Day {
  return atom.at(year).from + (atom.mid ? 4 : 0)
}

function endOf(atom: DateAtom, year: number): Day {
  return atom.mid ? atom.at(year).from + 4 : atom.at(year).to
}

/** "November to March 2027": the start is the last one before the named end. */
function laterThan(first: DateAtom, lastYear: number | null, range: DayRange): DayRange {
  if (lastYear === null || first.year !== null) return range
  for (let year = lastYear; ; year--)
    if (first.at(year).from <= range.to) return { ...range, from: first.at(year).from }
}

const BEFORES = /^(before|antes)$/

/** A single date qualified by "starting", "until", "before" or "by". */
function bounded(tokens: readonly Token[], atom: DateAtom, range: DayRange, today: Day): Period {
  const span = { start: atom.start, end: atom.end, ...(atom.holiday && { holiday: true }) }
  const word = boundWord(tokens, atom.start) ?? leadWord(tokens, atom.start)
  const after = tokens[atom.end]?.text ?? ''
  const middle = atom.mid ? range.from + 4 : null
  if (END_WORDS.has(word)) return { ...span, from: null, to: middle ?? range.to }
  if (BEFORES.test(word)) return { ...span, from: null, to: range.from - 1 }
  if (word === 'by')
    return startsBy(tokens, atom.start)
      ? { ...span, from: range.from, to: null }
      : { ...span, from: null, to: range.to }
  const from = word === 'after' ? range.to + 1 : range.from
  if (
    !START_WORDS.has(word) &&
    !/^(onward|onwards|forward)$/.test(after) &&
    !(after === 'on' && !nextIsThing(tokens, atom.end))
  )
    return { ...span, ...range }
  if (middle !== null && word !== 'after')
    return { ...span, from: middle, to: durationEnd(tokens, middle, span, today) }
  return { ...span, from, to: durationEnd(tokens, from, span, today) }
}

/** "no sooner than", "not before" start a period, "no later than" ends one. */
function boundWord(tokens: readonly Token[], start: number): string | undefined {
  const [first, second, third] = [tokens[start - 3]?.text, tokens[start - 2]?.text, tokens[start - 1]?.text]
  if (third === 'than' && /^(no|not)$/.test(first ?? ''))
    return /^(sooner|earlier)$/.test(second ?? '') ? 'from' : 'until'
  if (/^(not|nothing)$/.test(second ?? '') && /^(before|until|till)$/.test(third ?? '')) return 'from'
  return undefined
}

function nextIsThing(tokens: readonly Token[], on: number): boolean {
  const next = tokens[on + 1]
  return next !== undefined && next.kind === 'word'
}

function leadWord(tokens: readonly Token[], start: number): string {
  let i = start - 1
  while (i >= 0 && DATE_FILLERS.has((tokens[i] as Token).text) && i > start - 4) i -= 1
  const text = tokens[i]?.text ?? ''
  return text === 'de' ? (tokens[i - 1]?.text ?? '') : text
}

function startsBy(tokens: readonly Token[], start: number): boolean {
  return tokens.slice(Math.max(0, start - 6), start).some((token) => START_BY_WORDS.has(token.text))
}

/** "starting March 1 for three months": the duration determines the end. */
function durationEnd(
  tokens: readonly Token[],
  from: Day,
  span: { start: number; end: number },
  today: Day,
): Day | null {
  const sentence = (tokens[span.start] as Token).sentence
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.sentence !== sentence) continue
    const length = /^(for|lasting|por|durante)$/.test(tokens[i]?.text ?? '')
      ? lengthAt(tokens, i + 1)
      : lengthBeforeStart(tokens, i)
    if (length && from >= today - 366) return addLength(from, length) - 1
  }
  return null
}

/** "two weeks starting Dec 7". */
function lengthBeforeStart(tokens: readonly Token[], i: number): Length | undefined {
  const length = lengthAt(tokens, i)
  if (!length) return undefined
  // "three months of bus ads beginning in June"
  const reach = tokens[length.end]?.text === 'of' ? 6 : 1
  return tokens.slice(length.end, length.end + reach).some(({ text }) => START_WORDS.has(text))
    ? length
    : undefined
}

interface Length {
  count: number
  unit: string
  end: number
}

/** "three months", "2 weeks", "a couple of months". */
function lengthAt(tokens: readonly Token[], i: number): Length | undefined {
  let at = i
  const token = tokens[at]
  if (!token) return undefined
  let count = token.kind === 'number' && !token.dollar ? token.value : COUNT_WORDS[token.text]
  if (count === undefined) return undefined
  at += 1
  if (count === 1 && /^(couple|few)$/.test(tokens[at]?.text ?? ''))
    count = COUNT_WORDS[tokens[at++]?.text ?? ''] as number
  if (tokens[at]?.text === 'of') at += 1
  const unit = {
    week: 'week',
    wk: 'week',
    semana: 'week',
    month: 'month',
    mes: 'month',
    mese: 'month',
    day: 'day',
    dia: 'day',
    year: 'year',
  }[tokens[at]?.text === 'meses' ? 'mes' : (tokens[at]?.stem ?? '')]
  return unit ? { count, unit, end: at + 1 } : undefined
}

function addLength(from: Day, { count, unit }: Length): Day {
  if (unit === 'day') return from + count
  if (unit === 'week') return from + 7 * count
  return addMonths(from, unit === 'year' ? 12 * count : count)
}

/** "the next two weeks", "over the coming 3 months": starting today. */
function comingAt(tokens: readonly Token[], i: number, today: Day): Period | undefined {
  if (!/^(next|coming|proximos|proximas)$/.test(tokens[i]?.text ?? '')) return undefined
  const length = lengthAt(tokens, i + 1)
  if (!length || !Number.isInteger(length.count) || length.count > 366) return undefined
  return { start: i, end: length.end, from: today, to: addLength(today, length) - 1 }
}

/** "opened in March 2019", "last March": mentioned, not requested. */
function isPast(tokens: readonly Token[], period: Period, today: Day): boolean {
  if (period.to !== null && period.to < today) return true
  if (period.to === null && period.from !== null && period.from < today - 31) return true
  return tokens
    .slice(Math.max(0, period.start - 2), period.start)
    .some((token) => TOLD_DATE_WORDS.has(token.text))
}
