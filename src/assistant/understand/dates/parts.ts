import { MONTH_PARTS } from '../../lexicon/date-words.ts'
import { isMark } from '../reading.ts'
import { type DayRange, mondayOf } from './calendar.ts'
import { type Reader, readDayMonth, readMonth, readNumeric, textAt } from './months.ts'
import { readHoliday, readThisNext, weekAt } from './relative.ts'

/** "early March", "mid-March", "the end of March". */
export const readPart: Reader = (tokens, i, today) => {
  const part = MONTH_PARTS[textAt(tokens, i)]
  if (!part) return undefined
  if (/^(beginning|start)$/.test(textAt(tokens, i)) && textAt(tokens, i + 1) !== 'of') return undefined
  let at = i + 1
  while (isMark(tokens[at], '-') || /^(of|in|de|the)$/.test(textAt(tokens, at))) at += 1
  const whole = readMonth(tokens, at, today) ?? readThisNext(tokens, at, today)
  if (!whole || (whole.month === undefined && !/month/.test(textAt(tokens, whole.end - 1)))) return undefined
  return {
    ...whole,
    start: i,
    ...(part[0] === 11 && { mid: true }),
    at: (year) => {
      const range = whole.at(year)
      return { from: range.from + part[0] - 1, to: Math.min(range.to, range.from + part[1] - 1) }
    },
  }
}

/** "first week of March", "last week in June", "week of March 9", "first two weeks of May", "first half of May". */
export const readWeekOf: Reader = (tokens, i, today) => {
  const text = textAt(tokens, i)
  if (text === 'week' && textAt(tokens, i + 1) === 'of') {
    const atom = dayAt(tokens, textAt(tokens, i + 2) === 'the' ? i + 3 : i + 2, today)
    return atom && { ...atom, start: i, at: (year) => weekAt(mondayOf(atom.at(year).from)) }
  }
  const nth = ['first', 'second', 'third', 'fourth'].indexOf(
    text === '1' ? 'first' : text === '2' ? 'second' : text === '3' ? 'third' : text,
  )
  if (nth === -1 && text !== 'last') return undefined
  const two = /^(two|2)$/.test(textAt(tokens, i + 1))
  const unit = tokens[two ? i + 2 : i + 1]?.stem
  const of = two ? i + 3 : i + 2
  if ((unit !== 'week' && unit !== 'half') || !/^(of|in)$/.test(textAt(tokens, of))) return undefined
  const whole = readMonth(tokens, of + 1, today) ?? readThisNext(tokens, of + 1, today)
  if (!whole) return undefined
  return { ...whole, start: i, at: (year) => partOfMonth(whole.at(year), { nth, two, unit }) }
}

function partOfMonth(
  month: DayRange,
  part: { nth: number; two: boolean; unit: string | undefined },
): DayRange {
  const last = part.nth === -1
  if (part.unit === 'half')
    return part.nth === 0
      ? { from: month.from, to: month.from + 14 }
      : { from: month.from + 15, to: month.to }
  if (part.two)
    return last ? { from: month.to - 13, to: month.to } : { from: month.from, to: month.from + 13 }
  const firstMonday = mondayOf(month.from + 6)
  const lastMonday = mondayOf(month.to + 1) - 7
  return weekAt(last ? lastMonday : firstMonday + part.nth * 7)
}

const dayAt: Reader = (tokens, i, today) =>
  readNumeric(tokens, i, today) ??
  readDayMonth(tokens, i, today) ??
  readMonth(tokens, i, today) ??
  readHoliday(tokens, i, today)
