import { DAY_RANGE_JOINTS, START_WORDS, THEN } from '../../lexicon/date-context.ts'
import type { Period } from '../figures.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { type Day, dayOf, isRealDate, monthOf, yearOf } from './calendar.ts'
import { addLength, lengthAt } from './lengths.ts'

/** A time named by the one before it: "until then", "by then", "2 weeks before", "so the 16th to the 18th". */
export function periodByLast(
  tokens: readonly Token[],
  i: number,
  periods: readonly Period[],
): Period | undefined {
  // "from March 1 until the day itself": a start is no end
  const last = periods.findLast(({ to }) => to !== null)
  if (!last) return undefined
  const found = endsThen(tokens, i, last) ?? lengthBefore(tokens, i, last) ?? daysOfMonth(tokens, i, last)
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

/** "third weekend of July, so the 16th to the 18th" */
function daysOfMonth(tokens: readonly Token[], i: number, last: Period): Period | undefined {
  const [first, joint] = [tokens[i], tokens[i + 1]]
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

function dayIn(of: Day, date: number): Day | undefined {
  const [year, month] = [yearOf(of), monthOf(of)]
  return isRealDate(year, month, date) ? dayOf(year, month, date) : undefined
}
