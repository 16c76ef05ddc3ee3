import {
  AFTER_DAY,
  DAY_RANGE_JOINTS,
  END_WORDS,
  IS_OVER,
  START_WORDS,
  THEN,
} from '../../lexicon/date-context.ts'
import { NEGATORS } from '../../lexicon/money-context.ts'
import type { Period } from '../figures.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { BEFORES, boundWord, leadWord } from './bound-words.ts'
import { type Day, dayOf, isRealDate, mondayOf, monthOf, monthRange, yearOf } from './calendar.ts'
import { addLength, lengthAt } from './lengths.ts'

/** A time named by the one before it: "until then", "by then", "2 weeks before", "so the 16th to the 18th". */
export function periodByLast(
  tokens: readonly Token[],
  i: number,
  periods: readonly Period[],
): Period | undefined {
  // "from March 1 until the day itself": a start is no end
  const last = periods.findLast(({ to }) => to !== null)
  const named = periods.at(-1)
  if (!named) return undefined
  const found =
    (last && (endsThen(tokens, i, last) ?? lengthBefore(tokens, i, last))) ??
    beforeThat(tokens, i, named) ??
    daysOfMonth(tokens, i, named) ??
    dayOfMonth(tokens, i, named) ??
    thatWhole(tokens, i, named)
  return found && { ...found, byLast: true }
}

/** "until then", "before then", "by that day" */
function endsThen(tokens: readonly Token[], i: number, last: Period): Period | undefined {
  const word = tokens[i]?.text ?? ''
  const isBefore = /^(before|antes)$/.test(word)
  if (!isBefore && !/^(by|until|till|til|hasta|through)$/.test(word)) return undefined
  const at = tokens[i + 1]?.text === 'de' ? i + 2 : i + 1
  const length = THEN.find((words) => words.every((one, n) => tokens[at + n]?.text === one))?.length
  const day = isBefore ? last.from : (last.to ?? last.from)
  if (length === undefined || day === null) return undefined
  // "no ad before that day"
  if (isBefore && isNegated(tokens, i)) return { start: i, end: at + length, from: day, to: null }
  return { start: i, end: at + length, from: null, to: isBefore ? day - 1 : day }
}

/** "grand opening jan 16, digital billboard 2 weeks before" */
function lengthBefore(tokens: readonly Token[], i: number, last: Period): Period | undefined {
  const day = last.from
  if (day === null || day !== last.to) return undefined
  const length = lengthAt(tokens, i)
  const before = length && tokens[length.end]
  if (!length || !/^(before|beforehand|prior|antes)$/.test(before?.text ?? '')) return undefined
  const next = tokens[length.end + 1]
  // "two weeks before, from February 15": a start is said
  const isStart = isMark(next, ',') && START_WORDS.has(tokens[length.end + 2]?.text ?? '')
  const isEnd = !isStart && (!next || next.sentence !== before?.sentence || isMark(next, ',.;'))
  if (!isEnd) return undefined
  return { start: i, end: length.end + 1, from: day - (addLength(day, length) - day), to: day - 1 }
}

function isNegated(tokens: readonly Token[], i: number): boolean {
  return tokens.slice(Math.max(0, i - 4), i).some(({ text }) => NEGATORS.has(text))
}

/** "classes start January 11, they need to see it before that", "so the ads should end before." */
function beforeThat(tokens: readonly Token[], i: number, { from }: Period): Period | undefined {
  const isB4 = tokens[i]?.text === 'b' && tokens[i + 1]?.text === '4'
  if (from === null || !(isB4 || BEFORES.test(tokens[i]?.text ?? ''))) return undefined
  const at = isB4 ? i + 2 : i + 1
  const end = /^(that|then|it|eso)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const isLast = !tokens[end] || tokens[end]?.kind === 'mark' || tokens[end]?.sentence !== tokens[i]?.sentence
  if (!isLast || (end === at && !IS_OVER.has(tokens[i - 1]?.text ?? ''))) return undefined
  return isNegated(tokens, i)
    ? { start: i, end, from, to: null }
    : { start: i, end, from: null, to: from - 1 }
}

/** "sponsor the boat parade on the 12th", "before we open on the 9th", "hasta el 24": a day of the month named before. */
function dayOfMonth(tokens: readonly Token[], i: number, last: Period): Period | undefined {
  const token = tokens[i]
  const the = tokens[i - 1]?.text ?? ''
  const isDay =
    token?.kind === 'ordinal' ? /^(the|el|on)$/.test(the) : token?.kind === 'number' && the === 'el'
  if (!token || !isDay || token.dollar || token.suffix) return undefined
  const next = tokens[i + 1]
  const isFollowed = next !== undefined && next.sentence === token.sentence && next.kind !== 'mark'
  // "on 1st and Pike"
  if (isFollowed && (the === 'on' || !AFTER_DAY.has(next.text))) return undefined
  // "the evening before, the 8th"
  const word = isMark(tokens[i - 2], ',') ? '' : (boundWord(tokens, i) ?? leadWord(tokens, i))
  const named = (END_WORDS.has(word) ? (last.to ?? last.from) : (last.from ?? last.to)) as Day
  const day = dayOnOrAfter(named, last.from === last.to ? null : last.from, token.value ?? 0)
  if (day === undefined) return undefined
  const span = { start: i, end: i + 1 }
  if (END_WORDS.has(word) || word === 'by') return { ...span, from: null, to: day }
  if (BEFORES.test(word)) return { ...span, from: null, to: day - 1 }
  return { ...span, from: day, to: START_WORDS.has(word) ? null : day }
}

/** "until the 5th" after "from December 20" is of the next month. */
function dayOnOrAfter(named: Day, from: Day | null, date: number): Day | undefined {
  const day = dayIn(named, date)
  return day !== undefined &&
    from !== null &&
    day < from &&
    from !== monthRange(yearOf(from), monthOf(from)).from
    ? dayIn(monthRange(yearOf(named), monthOf(named)).to + 1, date)
    : day
}

/** "the cider is out October 23 and we want Instagram that whole month" */
function thatWhole(tokens: readonly Token[], i: number, { from, to }: Period): Period | undefined {
  const isEse = /^(ese|esa)$/.test(tokens[i]?.text ?? '')
  if (!isEse && tokens[i]?.text !== 'that') return undefined
  const at = /^(whole|entire|same|full|mismo|misma)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1
  const unit = tokens[at]?.text ?? ''
  const day = from ?? to
  // "that week" may be any week that was spoken of
  if (day === null || (!isEse && at === i + 1)) return undefined
  const span = { start: i, end: at + 1 }
  if (/^(month|mes)$/.test(unit)) return { ...span, ...monthRange(yearOf(day), monthOf(day)) }
  if (/^(week|semana)$/.test(unit)) return { ...span, from: mondayOf(day), to: mondayOf(day) + 6 }
  return undefined
}

/** "third weekend of July, so the 16th to the 18th", "del 8 al 14 de ese mes" */
function daysOfMonth(tokens: readonly Token[], i: number, last: Period): Period | undefined {
  const [first, joint] = [tokens[i], tokens[i + 1]]
  if (first?.kind === 'number' && isOfThatMonth(tokens, i + 3)) return daysBetween(tokens, i, last, i + 2)
  if (first?.kind !== 'ordinal' || last.from === null || !joint) return undefined
  if (!isMark(joint, '-') && !DAY_RANGE_JOINTS.has(joint.text)) return undefined
  const at = tokens[i + 2]?.text === 'the' ? i + 3 : i + 2
  const second = tokens[at]
  const day = dayIn(last.from, first.value ?? 0)
  const to = second?.kind === 'ordinal' ? dayIn(last.from, second.value ?? 0) : undefined
  return day === undefined || to === undefined || to <= day
    ? undefined
    : { start: i, end: at + 1, from: day, to }
}

function isOfThatMonth(tokens: readonly Token[], at: number): boolean {
  const words = [0, 1, 2].map((n) => tokens[at + n]?.text ?? '').join(' ')
  return /^(of that month|de ese mes|del mismo mes)$/.test(words)
}

function daysBetween(tokens: readonly Token[], i: number, last: Period, second: number): Period | undefined {
  const of = last.from ?? last.to
  if (of === null || !DAY_RANGE_JOINTS.has(tokens[i + 1]?.text ?? '')) return undefined
  const [from, to] = [i, second].map((at) => dayIn(of, tokens[at]?.value ?? 0))
  if (from === undefined || to === undefined || to <= from) return undefined
  return { start: i, end: second + 4, from, to }
}

function dayIn(of: Day, date: number): Day | undefined {
  const [year, month] = [yearOf(of), monthOf(of)]
  return isRealDate(year, month, date) ? dayOf(year, month, date) : undefined
}
