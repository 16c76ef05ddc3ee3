import { AFTER_MAY, BEFORE_MAY, DAY_RANGE_JOINTS } from '../../lexicon/date-context.ts'
import { MONTHS } from '../../lexicon/date-words.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { dayOf, isRealDate } from './calendar.ts'
import { isNoVerb, type Reader, rangeEndAt, textAt, withYear } from './months.ts'

/** "15 March", "the 15th of March", "del 3 al 17 de marzo". */
export const readDayMonth: Reader = (tokens, i) => {
  const first = tokens[i]
  if (first?.kind !== 'ordinal' && first?.kind !== 'number') return undefined
  if (first.dollar || first.suffix) return undefined
  // "ends b4 feb"
  if (textAt(tokens, i - 1) === 'b' && tokens[i - 1]?.end === first.start) return undefined
  let at = listBeforeMonth(tokens, i)
  let to = tokens[at - 1]?.value as number
  if (
    (isMark(tokens[at], '-') || textAt(tokens, at) === 'a' || DAY_RANGE_JOINTS.has(textAt(tokens, at))) &&
    dayAfter(tokens, at) !== undefined
  ) {
    const day = dayAfter(tokens, at) as number
    to = tokens[day]?.value as number
    at = day + 1
  }
  if (/^(of|de|d)$/.test(textAt(tokens, at))) at += 1
  const month = MONTHS[textAt(tokens, at)]
  if (!month || !isRealDate(2024, month, first.value as number) || !isRealDate(2024, month, to))
    return undefined
  if (first.kind === 'number' && at === i + 1 && textAt(tokens, at) === 'may' && !isDayOfMay(tokens, i))
    return undefined
  const from = first.value as number
  const until = to === from ? endAfterMonth(tokens, at + 1, month, from) : undefined
  to = until?.date ?? to
  return withYear(tokens, {
    start: i,
    end: until?.end ?? at + 1,
    at: (year) => ({ from: dayOf(year, month, from), to: dayOf(year, month, to) }),
    year: null,
    month,
    days: to > from,
  })
}

/** "the 5th, 6th and 7th of March": the token after the last that a comma follows. */
function listBeforeMonth(tokens: readonly Token[], i: number): number {
  const after = textAt(tokens, i + 2) === 'the' ? i + 3 : i + 2
  const isNext =
    tokens[i]?.kind === 'ordinal' &&
    isMark(tokens[i + 1], ',') &&
    tokens[after]?.kind === 'ordinal' &&
    (tokens[after]?.value ?? 0) > (tokens[i]?.value ?? 0)
  return isNext ? listBeforeMonth(tokens, after) : i + 1
}

/** "1 May until 9 May", "Saturday 15 May," but not "12 may want". */
function isDayOfMay(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 2]
  return (
    isNoVerb(tokens, i + 1) || DAY_RANGE_JOINTS.has(next?.text ?? '') || BEFORE_MAY.has(textAt(tokens, i - 1))
  )
}

/** "10 de diciembre hasta el 24", "10 December to the 24th": nothing that the second number counts. */
function endAfterMonth(
  tokens: readonly Token[],
  i: number,
  month: number,
  from: number,
): { date: number; end: number } | undefined {
  const until =
    isMark(tokens[i], '-') || DAY_RANGE_JOINTS.has(textAt(tokens, i))
      ? rangeEndAt(tokens, i, month, from)
      : undefined
  const next = until && tokens[until.end]
  return next?.kind === 'word' && !AFTER_MAY.has(next.text) ? undefined : until
}

/** "the 4th to the 18th of January": index of the second day. */
function dayAfter(tokens: readonly Token[], joint: number): number | undefined {
  const day = /^(the|el)$/.test(textAt(tokens, joint + 1)) ? joint + 2 : joint + 1
  return tokens[day]?.value === undefined ? undefined : day
}
