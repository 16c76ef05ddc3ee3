import { REQUEST_WORDS } from '../../lexicon/business-words.ts'
import {
  ASKS_OF_TODAY,
  ENDS,
  HOLIDAY_THINGS,
  RESTS,
  SEASON_INTRODUCERS,
  SEASONAL_EVENTS,
  SEASONAL_THINGS,
  STARTS_BEFORE_NOW,
  TAKES_IT,
  TELLS,
  THIS_WORDS,
  WEEKDAY_INTRODUCERS,
  WHOLE_YEAR_BEFORE,
  YEAR_INTRODUCERS,
} from '../../lexicon/date-context.ts'
import { CALENDAR_UNITS, HOLIDAYS, MONTHS, SEASONS, WEEKDAYS } from '../../lexicon/date-words.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { type Day, type DayRange, dayOf, mondayOf, monthOf, monthRange, yearOf } from './calendar.ts'
import {
  type DateAtom,
  fixed,
  isYearNumber,
  type Reader,
  readMonth,
  single,
  textAt,
  withYear,
} from './months.ts'

const NEXT = /^(next|proximo|proxima)$/

/** "this week", "next month", "next Friday", "this summer", "la semana que viene". */
export const readThisNext: Reader = (tokens, i, today) => {
  const text = textAt(tokens, i)
  const later = NEXT.test(text)
  const spanish =
    /^(la|el|esta|este)$/.test(text) &&
    /^(que|q|k)$/.test(textAt(tokens, i + 2)) &&
    /^(viene|entra|empieza)$/.test(textAt(tokens, i + 3))
  if (!later && !THIS_WORDS.has(text) && !spanish) return undefined
  const word = tokens[i + 1]
  if (!word) return undefined
  const end = spanish ? i + 4 : i + 2
  const unit = CALENDAR_UNITS[word.stem] ?? CALENDAR_UNITS[word.text]
  if (textAt(tokens, i + 1) === 'fin' && textAt(tokens, i + 3) === 'semana')
    return fixed(unitRange('weekend', later, today), i, i + 4)
  if (unit)
    return (word.text.endsWith('s') && word.text !== 'mes') ||
      (unit === 'year' && !later && !isWhole(tokens, i))
      ? undefined
      : fixed(unitRange(unit, later || spanish, today), i, end)
  const weekday = WEEKDAYS[word.text]
  if (weekday !== undefined) return fixed(single(weekdayDay(weekday, later, today)), i, end)
  const whole = readMonth(tokens, i + 1, today) ?? seasonAt(tokens, i + 1)
  return whole && { ...whole, start: i, ...(later && { ahead: true }) }
}

/** "for this year", "all of this year": the time; "this year: print" only says when somebody speaks. */
function isWhole(tokens: readonly Token[], i: number): boolean {
  return WHOLE_YEAR_BEFORE.has(textAt(tokens, i - 1))
}

function unitRange(unit: string, later: boolean, today: Day): DayRange {
  const step = later ? 1 : 0
  if (unit === 'week') return weekAt(mondayOf(today) + 7 * step)
  if (unit === 'weekend') return weekendAt(mondayOf(today) + 7 * step)
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
  // "until spring's over"
  const isOver = /^(over|done|out|end)$/.test(textAt(tokens, i + 1))
  const month = SEASONS[(isOver ? tokens[i]?.stem : textAt(tokens, i)) ?? '']
  if (!month) return undefined
  return withYear(tokens, {
    start: i,
    end: i + 1,
    season: true,
    at: (year) => ({ from: dayOf(year, month, 1), to: dayOf(year, month + 3, 1) - 1 }),
    year: null,
  })
}

export const readSeason: Reader = (tokens, i) => {
  const atom = seasonAt(tokens, i)
  if (!atom) return undefined
  const the = /^(the|el|la)$/.test(textAt(tokens, i - 1))
  const before = tokens[i - 1]
  const after = tokens[i + 1]
  const isAside = (before === undefined || isMark(before, ',')) && (!after || isMark(after, ',;.'))
  const joined =
    /^(and|to|through|y)$/.test(after?.text ?? '') && SEASONS[textAt(tokens, i + 2)] !== undefined
  const introduced =
    isAside ||
    isLast(tokens, i) ||
    joined ||
    after?.stem === 'month' ||
    SEASON_INTRODUCERS.has(textAt(tokens, the ? i - 2 : i - 1)) ||
    atom.year !== null
  const next = textAt(tokens, i + 1)
  if (SEASONAL_THINGS.has(next)) return undefined
  if (SEASONAL_EVENTS.has(next)) return { ...atom, unsure: true }
  return introduced ? atom : { ...atom, unsure: true }
}

/** "newspaper ad yakima spring": the last word, or a field's value. */
function isLast(tokens: readonly Token[], i: number): boolean {
  return tokens[i + 1] === undefined || isMark(tokens[i - 1], ':')
}

/** Words that a holiday begins with: nearly no word of a text does. */
const FIRST_OF_HOLIDAY: ReadonlySet<string> = new Set(
  Object.keys(HOLIDAYS).map((name) => name.split(' ')[0] ?? ''),
)

export const readHoliday: Reader = (tokens, i) => {
  const wordOf = ({ kind, text }: Token) => (kind === 'ordinal' ? `${text}th` : text)
  if (!FIRST_OF_HOLIDAY.has(wordOf(tokens[i] as Token))) return undefined
  for (let length = Math.min(4, tokens.length - i); length >= 1; length--) {
    const phrase = tokens
      .slice(i, i + length)
      .map(wordOf)
      .join(' ')
    const date = HOLIDAYS[phrase]
    if (!date) continue
    if (HOLIDAY_THINGS.has(textAt(tokens, i + length))) return undefined
    return withYear(tokens, {
      start: i,
      end: i + length,
      at: (year) => single(dayOf(year, date[0], date[1])),
      year: null,
      holiday: true,
    })
  }
  return undefined
}

export const readWord: Reader = (tokens, i, today) => {
  const text = textAt(tokens, i)
  if (STARTS_NOW.test(text) && STARTS_BEFORE_NOW.has(textAt(tokens, i - 1)))
    return { ...fixed(single(today), i, i + 1), starts: true }
  if (/^(today|tonight|hoy|tomorrow|tmrw|tomorow)$/.test(text) && isFigureOfSpeech(tokens, i))
    return undefined
  if (/^(today|tonight|hoy)$/.test(text)) return fixed(single(today), i, i + 1)
  if (/^(now|ahora|ahorita)$/.test(text) && !/^(para|pa)$/.test(textAt(tokens, i + 1)))
    return /^(from|starting|between|desde)$/.test(textAt(tokens, i - 1)) ||
      /^(until|till|through|thru|to|-)$/.test(textAt(tokens, i + 1))
      ? fixed(single(today), i, i + 1)
      : undefined
  if (/^(tomorrow|tmrw|tomorow)$/.test(text)) return fixed(single(today + 1), i, i + 1)
  if (text === 'manana' && !/^(la|por)$/.test(textAt(tokens, i - 1)))
    return fixed(single(today + 1), i, i + 1)
  const weekday = WEEKDAYS[text]
  if (weekday !== undefined && WEEKDAY_INTRODUCERS.has(textAt(tokens, i - 1)) && !isOfDate(tokens, i + 1))
    return fixed(single(weekdayDay(weekday, false, today)), i, i + 1)
  const wholeAfter = wholeYearAfter(tokens, i + 1)
  if (isYearNumber(tokens[i]) && (wholeAfter || YEAR_INTRODUCERS.has(textAt(tokens, i - 1)))) {
    const year = tokens[i]?.value as number
    return {
      start: i,
      end: wholeAfter ?? i + 1,
      at: (y) => ({ from: dayOf(y, 1, 1), to: dayOf(y, 12, 31) }),
      year,
    }
  }
  return undefined
}

/** "2027 all year", "2027 whole year" */
function wholeYearAfter(tokens: readonly Token[], at: number): number | undefined {
  const first = isMark(tokens[at], ',') ? at + 1 : at
  const whole = /^(the|todo)$/.test(textAt(tokens, first)) ? first + 1 : first
  const isWhole = /^(all|whole|entire|full|el)$/.test(textAt(tokens, whole))
  return isWhole && /^(year|ano)$/.test(textAt(tokens, whole + 1)) ? whole + 2 : undefined
}

/** "Monday, 1 February", "Friday the 12th of February": the date itself is read. */
function isOfDate(tokens: readonly Token[], i: number): boolean {
  let at = i
  while (isMark(tokens[at], ',') || /^(the|el)$/.test(textAt(tokens, at))) at += 1
  if (tokens[at]?.kind === 'date' || MONTHS[textAt(tokens, at)] !== undefined) return true
  const month = /^(of|de)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
  return tokens[at]?.value !== undefined && MONTHS[textAt(tokens, month)] !== undefined
}

const STARTS_NOW = /^(immediately|asap|today|now|inmediatamente|ya)$/

/** "It's two trucks today", "we'd take it tomorrow". */
function isFigureOfSpeech(tokens: readonly Token[], i: number): boolean {
  if (TAKES_IT.has(textAt(tokens, i - 1))) return true
  const said = tokens.filter(({ sentence }) => sentence === tokens[i]?.sentence)
  const asks = said.some(({ text }) => REQUEST_WORDS.has(text) || ASKS_OF_TODAY.has(text))
  return !asks && said.some(({ text }) => TELLS.has(text))
}

/** "the week after next", "la semana siguiente". */
export const readAfterNext: Reader = (tokens, i, today) => {
  const words = [0, 1, 2].map((n) => textAt(tokens, i + n)).join(' ')
  if (/^(week|wk) after next$/.test(words)) return fixed(weekAt(mondayOf(today) + 14), i, i + 3)
  if (/^weekend after next$/.test(words)) return fixed(weekendAt(mondayOf(today) + 14), i, i + 3)
  if (/^month after next$/.test(words)) return fixed(monthRange(yearOf(today), monthOf(today) + 2), i, i + 3)
  return undefined
}

const weekendAt = (monday: Day): DayRange => ({ from: monday + 5, to: monday + 6 })

/** "end of the year", "rest of the month", "what is left of November". */
export const readRest: Reader = (tokens, i, today) => {
  const text = textAt(tokens, i)
  const isRest = RESTS.has(text)
  if (!isRest && !ENDS.has(text)) return undefined
  let at = i + 1
  while (/^(of|the|this|de|del|este)$/.test(textAt(tokens, at))) at += 1
  if (at === i + 1) return undefined
  const month = isRest ? readMonth(tokens, at, today) : undefined
  if (month) return { ...month, start: i, at: (year) => fromToday(month.at(year), today) }
  const unit = CALENDAR_UNITS[tokens[at]?.stem ?? ''] ?? CALENDAR_UNITS[textAt(tokens, at)]
  if (!unit) return undefined
  const range = unitRange(unit, false, today)
  return fixed(isRest ? { from: today, to: range.to } : { from: range.to, to: range.to }, i, at + 1)
}

function fromToday({ from, to }: DayRange, today: Day): DayRange {
  return { from: from <= today && today <= to ? today : from, to }
}

export const weekAt = (monday: Day): DayRange => ({ from: monday, to: monday + 6 })
