import { MONTH_PARTS, NTH_WORDS } from '../../lexicon/date-words.ts'
import { isMark } from '../reading.ts'
import { type DayRange, mondayOf } from './calendar.ts'
import { type Reader, readDayMonth, readMonth, readNumeric, textAt } from './months.ts'
import { readMovable } from './movable-feasts.ts'
import { readHoliday, readThisNext } from './relative.ts'

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
  const whole = readNamedWeek(tokens, i, today) ?? readWeekBefore(tokens, i, today)
  if (whole) return whole
  const nth = NTH_WORDS[textAt(tokens, i)]
  if (nth === undefined) return undefined
  const two = /^(two|2)$/.test(textAt(tokens, i + 1))
  const unit = { week: 'week', semana: 'week', half: 'half' }[tokens[two ? i + 2 : i + 1]?.stem ?? '']
  const of = two ? i + 3 : i + 2
  if (!unit || !/^(of|in|de|en)$/.test(textAt(tokens, of))) return undefined
  const month = readMonth(tokens, of + 1, today) ?? readThisNext(tokens, of + 1, today)
  if (!month) return undefined
  return { ...month, start: i, at: (year) => partOfMonth(month.at(year), { nth, two, unit }) }
}

/** "week of March 9", "the weekend of May 22". */
const readNamedWeek: Reader = (tokens, i, today) => {
  const unit = textAt(tokens, i)
  if (!/^(week|weekend|semana)$/.test(unit) || !/^(of|de|del)$/.test(textAt(tokens, i + 1))) return undefined
  const atom = dayAt(tokens, textAt(tokens, i + 2) === 'the' ? i + 3 : i + 2, today)
  if (!atom || atom.at(2024).to - atom.at(2024).from > 6) return undefined
  const from = (year: number) => mondayOf(atom.at(year).from) + (unit === 'weekend' ? 5 : 0)
  return {
    ...atom,
    start: i,
    at: (year) => ({ from: from(year), to: from(year) + (unit === 'weekend' ? 1 : 6) }),
  }
}

/** "the week before Christmas", "two weeks before Easter". */
const readWeekBefore: Reader = (tokens, i, today) => {
  if (tokens[i]?.stem !== 'week' || textAt(tokens, i + 1) !== 'before') return undefined
  const atom = dayAt(tokens, i + 2, today) ?? readMovable(tokens, i + 2, today)
  const day = atom?.at(2024)
  if (!atom || !day || day.from !== day.to) return undefined
  const weeks = /^(two|2)$/.test(textAt(tokens, i - 1)) ? 2 : 1
  const at = (year: number) => ({ from: atom.at(year).from - 7 * weeks, to: atom.at(year).from - 1 })
  return { ...atom, start: i, at, holiday: false, boundOnly: false }
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
  const from = last ? month.to - 6 : month.from + part.nth * 7
  return { from, to: Math.min(from + 6, month.to) }
}

const dayAt: Reader = (tokens, i, today) =>
  readNumeric(tokens, i, today) ??
  readDayMonth(tokens, i, today) ??
  readMonth(tokens, i, today) ??
  readHoliday(tokens, i, today)
