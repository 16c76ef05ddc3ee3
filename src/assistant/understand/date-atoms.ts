import { DATE_INTRODUCERS, HOLIDAYS, MONTHS, SEASONS, WEEKDAYS } from '../lexicon/date-words.ts'
import {
  type Day,
  type DayRange,
  dayOf,
  isRealDate,
  mondayOf,
  monthOf,
  monthRange,
  yearOf,
} from './calendar.ts'
import { isMark } from './reading.ts'
import type { Token } from './tokenize.ts'

/** One named day, month, week or season. `at` gives it for a year; without `year` the next one still running is meant. */
export interface DateAtom {
  start: number
  end: number
  at: (year: number) => DayRange
  year: number | null
  /** "next March": must begin after today. */
  ahead?: boolean
  month?: number
}

type Reader = (tokens: readonly Token[], i: number, today: Day) => DateAtom | undefined

/** The date that begins at token `i`, if one does. */
export function dateAtomAt(tokens: readonly Token[], i: number, today: Day): DateAtom | undefined {
  for (const read of READERS) {
    const atom = read(tokens, i, today)
    if (atom) return atom
  }
  return undefined
}

const textAt = (tokens: readonly Token[], i: number) => tokens[i]?.text ?? ''

function fixed(range: DayRange, start: number, end: number): DateAtom {
  return { start, end, at: () => range, year: yearOf(range.from) }
}

const readNumeric: Reader = (tokens, i) => {
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
  return (
    /^(1\/2|1\/3|2\/3|1\/4|3\/4|1\/8)$/.test(textAt(tokens, i)) ||
    /^(page|mile|price|off|hour|size)$/.test(textAt(tokens, i + 1))
  )
}

const single = (day: Day): DayRange => ({ from: day, to: day })

/** "March", "March 3", "March 3-17", "March 2027", "March 3rd, 2027". */
const readMonth: Reader = (tokens, i) => {
  const month = monthAt(tokens, i)
  if (!month) return undefined
  const from = dateNumberAt(tokens, i + 1, month)
  if (!from)
    return withYear(tokens, {
      start: i,
      end: i + 1,
      at: (year) => monthRange(year, month),
      year: null,
      month,
    })
  const until = rangeEndAt(tokens, i + 2, month, from)
  const to = until?.date ?? from
  const end = until?.end ?? i + 2
  return withYear(tokens, {
    start: i,
    end,
    at: (year) => ({ from: dayOf(year, month, from), to: dayOf(year, month, to) }),
    year: null,
    month,
  })
}

function rangeEndAt(
  tokens: readonly Token[],
  i: number,
  month: number,
  from: number,
): { date: number; end: number } | undefined {
  if (!(isMark(tokens[i], '-') || /^(to|through|thru|until|till|and|al)$/.test(textAt(tokens, i))))
    return undefined
  const at = textAt(tokens, i + 1) === 'the' ? i + 2 : i + 1
  const date = dateNumberAt(tokens, at, month)
  return date && date > from ? { date, end: at + 1 } : undefined
}

/** "15 March", "the 15th of March", "del 3 al 17 de marzo". */
const readDayMonth: Reader = (tokens, i) => {
  const first = tokens[i]
  if (first?.kind !== 'ordinal' && first?.kind !== 'number') return undefined
  if (first.dollar || first.suffix) return undefined
  let at = i + 1
  let to = first.value as number
  if (
    (isMark(tokens[at], '-') || /^(to|al|a|through)$/.test(textAt(tokens, at))) &&
    tokens[at + 1]?.value !== undefined
  ) {
    to = tokens[at + 1]?.value as number
    at += 2
  }
  if (/^(of|de)$/.test(textAt(tokens, at))) at += 1
  const month = MONTHS[textAt(tokens, at)]
  if (!month || !isRealDate(2024, month, first.value as number) || !isRealDate(2024, month, to))
    return undefined
  if (first.kind === 'number' && at === i + 1 && textAt(tokens, at) === 'may') return undefined
  const from = first.value as number
  return withYear(tokens, {
    start: i,
    end: at + 1,
    at: (year) => ({ from: dayOf(year, month, from), to: dayOf(year, month, to) }),
    year: null,
    month,
  })
}

function monthAt(tokens: readonly Token[], i: number): number | undefined {
  const text = textAt(tokens, i)
  const month = MONTHS[text]
  if (!month || textAt(tokens, i + 1) === 'madness') return undefined
  if (text !== 'may' && text !== 'mar' && text !== 'march') return month
  return DATE_INTRODUCERS.has(textAt(tokens, i - 1)) ||
    (i === 0 && text !== 'may') ||
    dateNumberAt(tokens, i + 1, month) ||
    isYearNumber(tokens[i + 1]) ||
    isMark(tokens[i - 1], '-,(') ||
    joinsMonth(tokens, i)
    ? month
    : undefined
}

/** "may-june", "april/may". */
function joinsMonth(tokens: readonly Token[], i: number): boolean {
  const joint = (k: number) => isMark(tokens[k], '-/') || /^(to|through|and|thru)$/.test(textAt(tokens, k))
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

function isYearNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' && !token.dollar && !token.suffix && /^20[1-4]\d$/.test(token.text)
}

function withYear(tokens: readonly Token[], atom: DateAtom): DateAtom {
  const at =
    isMark(tokens[atom.end], ',') || /^(of|de|del)$/.test(textAt(tokens, atom.end)) ? atom.end + 1 : atom.end
  const token = tokens[at]
  if (!isYearNumber(token)) return atom
  return { ...atom, end: at + 1, year: (token as Token).value as number }
}

const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  early: [1, 10],
  beginning: [1, 10],
  start: [1, 10],
  principios: [1, 10],
  mid: [11, 20],
  middle: [11, 20],
  mediados: [11, 20],
  late: [21, 31],
  end: [21, 31],
  finales: [21, 31],
  fines: [21, 31],
}

/** "early March", "mid-March", "the end of March". */
const readPart: Reader = (tokens, i, today) => {
  const part = PARTS[textAt(tokens, i)]
  if (!part) return undefined
  let at = i + 1
  while (isMark(tokens[at], '-') || /^(of|in|de|the)$/.test(textAt(tokens, at))) at += 1
  const whole = readMonth(tokens, at, today) ?? readThisNext(tokens, at, today)
  if (!whole || (whole.month === undefined && !/month/.test(textAt(tokens, whole.end - 1)))) return undefined
  return {
    ...whole,
    start: i,
    at: (year) => {
      const range = whole.at(year)
      return { from: range.from + part[0] - 1, to: Math.min(range.to, range.from + part[1] - 1) }
    },
  }
}

/** "first week of March", "last week in June", "week of March 9", "first two weeks of May", "first half of May". */
const readWeekOf: Reader = (tokens, i, today) => {
  const text = textAt(tokens, i)
  if (text === 'week' && textAt(tokens, i + 1) === 'of') {
    const atom = dateAtomAt(tokens, textAt(tokens, i + 2) === 'the' ? i + 3 : i + 2, today)
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

const weekAt = (monday: Day): DayRange => ({ from: monday, to: monday + 6 })

const THIS = /^(this|current|coming|upcoming|este|esta)$/
const NEXT = /^(next|proximo|proxima)$/
const UNITS: Readonly<Record<string, string>> = {
  week: 'week',
  weekend: 'weekend',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  semana: 'week',
  mes: 'month',
  trimestre: 'quarter',
  ano: 'year',
}

/** "this week", "next month", "next Friday", "this summer", "la semana que viene". */
const readThisNext: Reader = (tokens, i, today) => {
  const text = textAt(tokens, i)
  const later = NEXT.test(text)
  const spanish =
    /^(la|el)$/.test(text) && textAt(tokens, i + 2) === 'que' && textAt(tokens, i + 3) === 'viene'
  if (!later && !THIS.test(text) && !spanish) return undefined
  const word = tokens[i + 1]
  if (!word) return undefined
  const end = spanish ? i + 4 : i + 2
  const unit = UNITS[word.stem] ?? UNITS[word.text]
  if (textAt(tokens, i + 1) === 'fin' && textAt(tokens, i + 3) === 'semana')
    return fixed(unitRange('weekend', later, today), i, i + 4)
  if (unit)
    return word.text.endsWith('s') && word.text !== 'mes'
      ? undefined
      : fixed(unitRange(unit, later || spanish, today), i, end)
  const weekday = WEEKDAYS[word.text]
  if (weekday !== undefined) return fixed(single(weekdayDay(weekday, later, today)), i, end)
  const whole = readMonth(tokens, i + 1, today) ?? seasonAt(tokens, i + 1)
  return whole && { ...whole, start: i, ...(later && { ahead: true }) }
}

function unitRange(unit: string, later: boolean, today: Day): DayRange {
  const step = later ? 1 : 0
  if (unit === 'week') return weekAt(mondayOf(today) + 7 * step)
  if (unit === 'weekend') return { from: mondayOf(today) + 5 + 7 * step, to: mondayOf(today) + 6 + 7 * step }
  const year = yearOf(today)
  if (unit === 'month') return monthRange(year, monthOf(today) + step)
  if (unit === 'year') return { from: dayOf(year + step, 1, 1), to: dayOf(year + step, 12, 31) }
  const first = Math.floor((monthOf(today) - 1) / 3) * 3 + 1 + 3 * step
  return { from: dayOf(year, first, 1), to: dayOf(year, first + 3, 1) - 1 }
}

function weekdayDay(weekday: number, later: boolean, today: Day): Day {
  const day = mondayOf(today) + weekday + (later ? 7 : 0)
  return day < today ? day + 7 : day
}

function seasonAt(tokens: readonly Token[], i: number): DateAtom | undefined {
  const month = SEASONS[textAt(tokens, i)]
  if (!month) return undefined
  return withYear(tokens, {
    start: i,
    end: i + 1,
    at: (year) => ({ from: dayOf(year, month, 1), to: dayOf(year, month + 3, 1) - 1 }),
    year: null,
  })
}

const SEASON_INTRODUCERS =
  /^(in|for|during|until|till|through|by|early|late|mid|all|and|or|to|from|starting|of|before|after|en|este|durante|para|over)$/

const readSeason: Reader = (tokens, i) => {
  const atom = seasonAt(tokens, i)
  if (!atom) return undefined
  const the = /^(the|el|la)$/.test(textAt(tokens, i - 1))
  const introduced = SEASON_INTRODUCERS.test(textAt(tokens, the ? i - 2 : i - 1)) || atom.year !== null
  const next = textAt(tokens, i + 1)
  return introduced && !/^(camp|camps|city|hill|sale|menu|line|collection|class|classes)$/.test(next)
    ? atom
    : undefined
}

const readQuarter: Reader = (tokens, i) => {
  const token = tokens[i]
  const glued = token?.text === 'q' ? tokens[i + 1]?.value : undefined
  if (!glued || glued < 1 || glued > 4) return undefined
  const first = glued * 3 - 2
  return withYear(tokens, {
    start: i,
    end: i + 2,
    at: (year) => ({ from: dayOf(year, first, 1), to: dayOf(year, first + 3, 1) - 1 }),
    year: null,
  })
}

const readHoliday: Reader = (tokens, i) => {
  for (let length = 3; length >= 1; length--) {
    const phrase = tokens
      .slice(i, i + length)
      .map((token) => (token.kind === 'ordinal' ? `${token.text}th` : token.text))
      .join(' ')
    const date = HOLIDAYS[phrase]
    if (!date) continue
    if (
      /^(party|parties|decoration|decorations|lights|tree|trees|ornaments|costume|costumes|gifts|store)$/.test(
        textAt(tokens, i + length),
      )
    )
      return undefined
    return withYear(tokens, {
      start: i,
      end: i + length,
      at: (year) => single(dayOf(year, date[0], date[1])),
      year: null,
    })
  }
  return undefined
}

const readWord: Reader = (tokens, i, today) => {
  const text = textAt(tokens, i)
  if (/^(today|tonight|hoy)$/.test(text)) return fixed(single(today), i, i + 1)
  if (text === 'now' || text === 'ahora')
    return /^(from|starting|between)$/.test(textAt(tokens, i - 1)) ||
      /^(until|till|through|thru|to|-)$/.test(textAt(tokens, i + 1))
      ? fixed(single(today), i, i + 1)
      : undefined
  if (/^(tomorrow|tmrw|tomorow)$/.test(text)) return fixed(single(today + 1), i, i + 1)
  if (text === 'manana' && !/^(la|por)$/.test(textAt(tokens, i - 1)))
    return fixed(single(today + 1), i, i + 1)
  const weekday = WEEKDAYS[text]
  if (
    weekday !== undefined &&
    /^(on|starting|by|from|until|till|through|before|after|beginning|el|desde)$/.test(textAt(tokens, i - 1))
  )
    return fixed(single(weekdayDay(weekday, false, today)), i, i + 1)
  if (isYearNumber(tokens[i]) && /^(in|for|during|of|en|all|throughout)$/.test(textAt(tokens, i - 1))) {
    const year = tokens[i]?.value as number
    return { start: i, end: i + 1, at: (y) => ({ from: dayOf(y, 1, 1), to: dayOf(y, 12, 31) }), year }
  }
  return undefined
}

/** "end of the year", "rest of the month". */
const readRest: Reader = (tokens, i, today) => {
  const text = textAt(tokens, i)
  if (text !== 'rest' && text !== 'end') return undefined
  let at = i + 1
  while (/^(of|the|this)$/.test(textAt(tokens, at))) at += 1
  const unit = UNITS[tokens[at]?.stem ?? '']
  if (!unit || at === i + 1) return undefined
  const range = unitRange(unit, false, today)
  return fixed(text === 'rest' ? { from: today, to: range.to } : { from: range.to, to: range.to }, i, at + 1)
}

const READERS: readonly Reader[] = [
  readNumeric,
  readWeekOf,
  readPart,
  readRest,
  readThisNext,
  readHoliday,
  readDayMonth,
  readMonth,
  readSeason,
  readQuarter,
  readWord,
]
