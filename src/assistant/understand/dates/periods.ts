import {
  DATE_JOINTS,
  END_WORDS,
  FROM_THEN_ON,
  PERFECT,
  START_WORDS,
  TOLD_DATE_WORDS,
} from '../../lexicon/date-context.ts'
import { MONTHS } from '../../lexicon/date-words.ts'
import type { Period } from '../figures.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { dateAtomAt } from './atoms.ts'
import { BEFORES, boundAfterDate, boundWord, leadWord, startsBy } from './bound-words.ts'
import { type Day, type DayRange, yearOf } from './calendar.ts'
import { addLength, durationEnd, type Length, lengthAt } from './lengths.ts'
import { type DateAtom, readMonth } from './months.ts'
import { readThisNext } from './relative.ts'

/** Of what is asked for, so much may have passed: in late November "September to November" is next year's. */
const LONGEST_RUNNING = { days: 92, share: 0.5 }

/** The period that starts at a token, if any: "March", "from June 3 to July 1", "the next two weeks". */
export function periodAt(tokens: readonly Token[], i: number, today: Day): Period | undefined {
  const coming = comingAt(tokens, i, today)
  if (coming) return coming
  const first = dateAtomAt(tokens, i, today)
  if (!first) return undefined
  const joint = jointAt(tokens, first.end)
  const second =
    (joint === undefined
      ? undefined
      : (dateAtomAt(tokens, joint, today) ?? andNext(tokens, i, joint, today))) ??
    lastInRow(tokens, first, today)
  if (second && !areApart(tokens, first, second))
    return { start: i, end: second.end, ...resolveRange(first, second, today) }
  const range = resolve(first, today)
  const period = bounded(tokens, first, range, today)
  // a sale may be named after a movable feast: what was learned decides
  return first.boundOnly &&
    !isMeantAsDay(tokens, first) &&
    period.from === range.from &&
    period.to === range.to
    ? { ...period, unsure: true }
    : period
}

function jointAt(tokens: readonly Token[], end: number): number | undefined {
  const token = tokens[end]
  if (!token || !(isMark(token, '-/&+') || DATE_JOINTS.has(token.text))) return undefined
  let at = end + 1
  while (/^(the|el|all|of|todo)$/.test(tokens[at]?.text ?? '') || isWeekdayBeforeDay(tokens, at)) at += 1
  return at
}

/** "this week and next" */
function andNext(tokens: readonly Token[], i: number, joint: number, today: Day): DateAtom | undefined {
  const [next, unit] = [tokens[joint], tokens[i + 1]]
  if (tokens[i]?.text !== 'this' || next?.text !== 'next' || !unit) return undefined
  const atom = readThisNext([next, unit], 0, today)
  return atom && { ...atom, start: joint, end: joint + 1 }
}

/** "march april may", "june july aug": the last of whole months that follow one another. */
function lastInRow(tokens: readonly Token[], first: DateAtom, today: Day): DateAtom | undefined {
  const next = isWholeMonth(first) ? readMonth(tokens, first.end, today) : undefined
  if (!next || !isWholeMonth(next) || next.month !== ((first.month ?? 0) % 12) + 1) return undefined
  return lastInRow(tokens, next, today) ?? { ...next, unsure: undefined }
}

function isWholeMonth({ month, start, end, year }: DateAtom): boolean {
  return month !== undefined && end === start + 1 && year === null
}

/** "Mon Jan 4 - Sun Jan 31" */
function isWeekdayBeforeDay(tokens: readonly Token[], i: number): boolean {
  return (
    /^(mon|tues?|wed|thur?s?|fri|sat|sun)(day)?$/.test(tokens[i]?.text ?? '') &&
    MONTHS[tokens[i + 1]?.text ?? ''] !== undefined
  )
}

/** "on Black Friday", "Cyber Monday only": the day itself. */
function isMeantAsDay(tokens: readonly Token[], { start, end }: DateAtom): boolean {
  const before = tokens[start - 1]
  const isAside = (!before || isMark(before, ',')) && (!tokens[end] || isMark(tokens[end], ',.;!?'))
  return isAside || /^(on|over|during)$/.test(before?.text ?? '') || tokens[end]?.text === 'only'
}

/** "in September and June": two dates, not the time between them. */
function areApart(tokens: readonly Token[], first: DateAtom, second: DateAtom): boolean {
  if (!/^(and|or|y|o)$/.test(tokens[first.end]?.text ?? '')) return false
  if (first.month === undefined || second.month === undefined) return false
  return (second.month - first.month + 12) % 12 > 3
}

function resolve(atom: DateAtom, today: Day): DayRange {
  if (atom.year !== null) return atom.at(atom.year)
  for (let year = yearOf(today) - 1; ; year++) {
    const range = atom.at(year)
    if (atom.ahead ? range.from > today : range.to >= today && !(atom.season && isMostlyOver(range, today)))
      return range
  }
}

function resolveRange(first: DateAtom, second: DateAtom, today: Day): DayRange {
  const lastYear = second.year
  for (let year = first.year ?? yearOf(today) - 1; ; year++) {
    const from = startOf(first, year)
    const to = lastYear === null ? endAfter(second, from, year) : endOf(second, lastYear)
    if (first.year !== null || lastYear !== null || (to >= today && !isMostlyOver({ from, to }, today)))
      return laterThan(first, lastYear, { from, to })
  }
}

function isMostlyOver({ from, to }: DayRange, today: Day): boolean {
  const past = today - from
  return past > LONGEST_RUNNING.days || past > (to - from + 1) * LONGEST_RUNNING.share
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

/** A single date qualified by "starting", "until", "before" or "by". */
function bounded(tokens: readonly Token[], atom: DateAtom, range: DayRange, today: Day): Period {
  const span = {
    start: atom.start,
    end: atom.end,
    ...(atom.holiday && { holiday: true }),
    ...(atom.unsure && { unsure: true as const }),
  }
  const word =
    boundAfterDate(tokens, atom.end) ?? boundWord(tokens, atom.start) ?? leadWord(tokens, atom.start)
  const after = tokens[atom.end]?.text ?? ''
  if (atom.days) return { ...span, ...range }
  const middle = atom.mid ? range.from + 4 : null
  if (END_WORDS.has(word)) {
    const to = middle ?? range.to
    const length = lengthBeforeEnd(tokens, atom.start)
    return { ...span, from: length ? to + 1 - (addLength(to, length) - to) : null, to }
  }
  if (BEFORES.test(word)) return { ...span, from: null, to: range.from - 1 }
  if (word === 'by')
    return startsBy(tokens, atom.start)
      ? { ...span, from: range.from, to: null }
      : { ...span, from: null, to: range.to }
  const from = word === 'after' ? range.to + 1 : range.from
  // "June 20 for two weeks", "half a year starting on a feast, so February 2"
  const lasts = range.from === range.to ? durationEnd(tokens, from, span, today) : null
  if (lasts !== null) return { ...span, from, to: lasts }
  if (
    !atom.starts &&
    !isStartedAfter(tokens, atom.end) &&
    !goesOnFrom(tokens, atom.end) &&
    !START_WORDS.has(word) &&
    !isInMarket(tokens, atom.start) &&
    !/^(onward|onwards|forward)$/.test(after) &&
    !(after === 'on' && !nextIsThing(tokens, atom.end))
  )
    return { ...span, ...range }
  if (middle !== null && word !== 'after')
    return { ...span, from: middle, to: durationEnd(tokens, middle, span, today) }
  return { ...span, from, to: durationEnd(tokens, from, span, today) }
}

/** "In market 3/1", as agencies say it: it starts then. */
function isInMarket(tokens: readonly Token[], start: number): boolean {
  const words = tokens.slice(Math.max(0, start - 3), start).filter(({ kind }) => kind === 'word')
  return words.at(-1)?.text === 'market' && words.at(-2)?.text === 'in'
}

/** "We reopen on February 1. Radio from that day on.": the day starts something without an end. */
function goesOnFrom(tokens: readonly Token[], end: number): boolean {
  const rest = tokens
    .slice(end, end + 24)
    .map(({ text }) => text)
    .join(' ')
  return FROM_THEN_ON.test(`${rest} `)
}

/** "three weeks ending March 14": what stands right before the word of ending. */
function lengthBeforeEnd(tokens: readonly Token[], start: number): Length | undefined {
  for (let i = Math.max(0, start - 5); i < start - 1; i++) {
    const length = lengthAt(tokens, i)
    if (length && /^(ending|ends)$/.test(tokens[length.end]?.text ?? '')) return length
  }
  return undefined
}

/** "Tomorrow I want to start". */
function isStartedAfter(tokens: readonly Token[], end: number): boolean {
  const { sentence } = tokens[end - 1] as Token
  for (let i = end; i < end + 5 && tokens[i]?.sentence === sentence && !isMark(tokens[i], ',;:('); i++)
    if (/^(start|begin|launch|starting|empezar|comenzar)$/.test(tokens[i]?.text ?? '')) return true
  return false
}

function nextIsThing(tokens: readonly Token[], on: number): boolean {
  const next = tokens[on + 1]
  return next !== undefined && next.kind === 'word'
}

/** "the next two weeks", "over the coming 3 months": starting today. */
function comingAt(tokens: readonly Token[], i: number, today: Day): Period | undefined {
  const start = startsIn(tokens, i, today)
  if (start) return start
  if (!/^(next|coming|proximos|proximas)$/.test(tokens[i]?.text ?? '')) return undefined
  const length = lengthAt(tokens, i + 1)
  if (!length || !Number.isInteger(length.count) || length.count > 366) return undefined
  return { start: i, end: length.end, from: today, to: addLength(today, length) - 1 }
}

/** "opened in March 2019", "last March": mentioned, not requested. */
export function isPast(tokens: readonly Token[], period: Period, today: Day): boolean {
  if (period.to !== null && period.to < today) return true
  if (period.to === null && period.from !== null && period.from < today - 31) return true
  const told = tokens
    .slice(Math.max(0, period.start - 2), period.start)
    .find(
      ({ text, end }) =>
        TOLD_DATE_WORDS.has(text) &&
        !isStillAhead(tokens, end) &&
        (text !== 'last' || end + 1 === tokens[period.start]?.start),
    )
  return told !== undefined && (told.text !== 'since' || isNarrated(tokens, period.start))
}

/** "must be spent between 12/1 and 12/18" */
function isStillAhead(tokens: readonly Token[], end: number): boolean {
  const at = tokens.findIndex((token) => token.end === end)
  return tokens[at - 1]?.text === 'be'
}

/** "we've been open since March" tells; "ads since March" asks. */
function isNarrated(tokens: readonly Token[], start: number): boolean {
  const { sentence } = tokens[start] as Token
  return tokens.some((token, i) => i < start && token.sentence === sentence && PERFECT.has(token.text))
}

/** "starting in two weeks". */
function startsIn(tokens: readonly Token[], i: number, today: Day): Period | undefined {
  if (tokens[i]?.text !== 'in' || !START_WORDS.has(tokens[i - 1]?.text ?? '')) return undefined
  const length = lengthAt(tokens, i + 1)
  return length && { start: i, end: length.end, from: addLength(today, length), to: null }
}
