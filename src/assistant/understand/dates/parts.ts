import { MONTH_PARTS, NTH_WORDS, WEEKDAYS } from '../../lexicon/date-words.ts'
import { NUMBER_WORDS } from '../../lexicon/number-words.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { type DayRange, dayOf, mondayOf, monthOf, yearOf } from './calendar.ts'
import { readDayMonth } from './day-months.ts'
import { addLength, type Length, lengthAt } from './lengths.ts'
import { fixed, type Reader, readMonth, readNumeric, textAt } from './months.ts'
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
  // "end March 14": a day has no parts
  if (lengthOf(whole.at(2024)) < 20) return undefined
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
  const count = countAt(tokens, i + 1)
  const unit = UNITS_OF_MONTH[tokens[count ? i + 2 : i + 1]?.stem ?? '']
  const next = count ? i + 3 : i + 2
  // "first half october" as well as "first half of October"
  const of = /^(of|in|de|d|del|en)$/.test(textAt(tokens, next)) ? next + 1 : next
  if (!unit || (unit === 'day' && !count)) return undefined
  const month = readMonth(tokens, of, today) ?? (of > next ? readThisNext(tokens, of, today) : undefined)
  const days = month ? lengthOf(month.at(2024)) : 0
  // "first half of next year" is no part of a month
  if (!month || days < 20 || (unit === 'half' && days > 31)) return undefined
  return {
    ...month,
    start: i,
    unsure: undefined,
    at: (year) => partOfMonth(month.at(year), { nth, count, unit }),
  }
}

const UNITS_OF_MONTH: Readonly<Record<string, string>> = {
  week: 'week',
  wk: 'week',
  wks: 'week',
  weekend: 'weekend',
  semana: 'week',
  half: 'half',
  quincena: 'half',
  mitad: 'half',
  day: 'day',
  dia: 'day',
}

/** "first two weeks", "last ten days". */
function countAt(tokens: readonly Token[], i: number): number | undefined {
  const token = tokens[i]
  const count = token?.kind === 'number' ? token.value : NUMBER_WORDS[token?.text ?? '']
  return count !== undefined && count >= 2 && count <= 20 ? count : undefined
}

/** "the first of the year", "the 1st of next month": the next day that is one. */
export const readFirstOf: Reader = (tokens, i, today) => {
  if (!/^(first|1)$/.test(textAt(tokens, i)) || textAt(tokens, i + 1) !== 'of') return undefined
  const at = /^(the|next)$/.test(textAt(tokens, i + 2)) ? i + 3 : i + 2
  const unit = textAt(tokens, at)
  if (!/^(year|month)$/.test(unit) || at === i + 2) return undefined
  const month = unit === 'year' ? 13 : monthOf(today) + 1
  const day = dayOf(yearOf(today), month, 1)
  return fixed({ from: day, to: day }, i, at + 1)
}

/** "week of March 9", "the weekend of May 22". */
const readNamedWeek: Reader = (tokens, i, today) => {
  const spanish = textAt(tokens, i) === 'fin' && textAt(tokens, i + 2) === 'semana'
  const unit = spanish ? 'weekend' : textAt(tokens, i)
  const of = spanish ? i + 3 : i + 1
  const isFromDay =
    /^(beginning|commencing|starting)$/.test(textAt(tokens, of)) && textAt(tokens, i - 1) === 'the'
  if (
    !/^(weeks?|wks?|weekend|semanas?)$/.test(unit) ||
    !(isFromDay || /^(of|de|del)$/.test(textAt(tokens, of)))
  )
    return undefined
  let day = of + 1
  while (textAt(tokens, day) === 'the' || WEEKDAYS[textAt(tokens, day)] !== undefined) day += 1
  const atom = dayAt(tokens, day, today)
  if (!atom || atom.at(2024).to - atom.at(2024).from > 6) return undefined
  const last = unit.endsWith('s') ? secondWeek(tokens, atom.end, today) : undefined
  const from = (year: number) =>
    isFromDay ? atom.at(year).from : mondayOf(atom.at(year).from) + (unit === 'weekend' ? 5 : 0)
  return {
    ...atom,
    start: i,
    end: last?.end ?? atom.end,
    at: (year) => ({
      from: from(year),
      to: last ? mondayOf(last.at(year).from) + 6 : from(year) + (unit === 'weekend' ? 1 : 6),
    }),
  }
}

/** "weeks of Jan 4 and Jan 11" */
const secondWeek: Reader = (tokens, i, today) =>
  /^(and|y|&|,)$/.test(textAt(tokens, i)) ? dayAt(tokens, i + 1, today) : undefined

/** "the week before Christmas", "two weeks before Easter", "ten days leading up to Halloween", "the week after Christmas". */
const readWeekBefore: Reader = (tokens, i, today) => {
  const length = lengthAt(tokens, i) ?? bareWeek(tokens, i)
  const way = length && wayAt(tokens, length.end)
  if (!way) return undefined
  const atom = dayAt(tokens, way.end, today) ?? readMovable(tokens, way.end, today)
  const day = atom?.at(2024)
  if (!atom || !day || day.from !== day.to) return undefined
  const at = (year: number) => {
    const { from } = atom.at(year)
    const far = Math.abs(addLength(from, length) - from)
    return way.before ? { from: from - far, to: from - 1 } : { from: from + 1, to: from + far }
  }
  return { ...atom, start: i, at, holiday: false, boundOnly: false }
}

function lengthOf({ from, to }: DayRange): number {
  return to - from + 1
}

function bareWeek(tokens: readonly Token[], i: number): Length | undefined {
  return /^(week|semana)$/.test(textAt(tokens, i)) ? { count: 1, unit: 'week', end: i + 1 } : undefined
}

function wayAt(tokens: readonly Token[], i: number): { before: boolean; end: number } | undefined {
  const words = [0, 1, 2].map((n) => textAt(tokens, i + n)).join(' ')
  const before = /^(leading up to|running up to|up to|before|prior to|ahead of|antes de)(?= |$)/.exec(
    words,
  )?.[0]
  const after = /^(after|following|despues de)(?= |$)/.exec(words)?.[0]
  const found = before ?? after
  return found === undefined ? undefined : { before: before !== undefined, end: i + found.split(' ').length }
}

/** The n-th Saturday of a month and its Sunday; -1 is the last. */
function nthWeekend({ from, to }: DayRange, nth: number): DayRange {
  const first = mondayOf(from + 1) + 5
  const saturday = nth === -1 ? first + 7 * Math.floor((to - first) / 7) : first + 7 * nth
  return { from: saturday, to: saturday + 1 }
}

function partOfMonth(
  month: DayRange,
  part: { nth: number; count: number | undefined; unit: string },
): DayRange {
  const last = part.nth === -1
  if (part.unit === 'weekend') return nthWeekend(month, part.nth)
  if (part.unit === 'half')
    return part.nth === 0
      ? { from: month.from, to: month.from + 14 }
      : { from: month.from + 15, to: month.to }
  if (part.count) {
    const days = part.count * (part.unit === 'day' ? 1 : 7)
    return last
      ? { from: Math.max(month.from, month.to - days + 1), to: month.to }
      : { from: month.from, to: Math.min(month.from + days - 1, month.to) }
  }
  const from = last ? month.to - 6 : month.from + part.nth * 7
  return { from, to: Math.min(from + 6, month.to) }
}

const dayAt: Reader = (tokens, i, today) =>
  readNumeric(tokens, i, today) ??
  readDayMonth(tokens, i, today) ??
  readMonth(tokens, i, today) ??
  readHoliday(tokens, i, today)
