import { required } from '../../required.ts'

/** Whether days or months come first in a column; `unclear` where its cells contradict each other. */
export type DateOrder = 'day-first' | 'month-first' | 'unclear'

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const CLOCK = /[T ,]{1,3}\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)? ?(?:[ap]\.?m\.?)? ?(?:Z|[+-]\d{2}:?\d{2})?$/i
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? (?=\S)/i
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/

/** In which order the numbers of a date must be read; `undefined` where both can be, or where it is no such date. */
export function orderOf(text: string): Exclude<DateOrder, 'unclear'> | undefined {
  const match = NUMBERS.exec(text.trim().replace(CLOCK, ''))
  if (!match) return undefined
  const [first, second] = [Number(match[1]), Number(match[3])]
  if (first > 12 && first <= 31 && second <= 12) return 'day-first'
  return second > 12 && second <= 31 && first <= 12 ? 'month-first' : undefined
}

/**
 * Parses `2026-03-01`, `3/1/2026`, `03/01/26 12:00:00 AM`, `Mar 1, 2026` or `1 March 2026` to `YYYY-MM-DD`. Between slashes months
 * come first, between points days, unless the column's `order` says otherwise.
 */
export function parseDate(text: string, order?: DateOrder): string | undefined {
  const day = text.trim().replace(CLOCK, '').replace(WEEKDAY, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day)
  if (iso) return toDate(required(iso[1]), required(iso[2]), required(iso[3]))
  const numbers = NUMBERS.exec(day)
  if (numbers) return readNumbers(numbers, orderFor(day, { sign: required(numbers[2]), order }))
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(day)
  if (compact) return toDate(required(compact[1]), required(compact[2]), required(compact[3]))
  const named = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(day)
  if (named) return toDate(required(named[3]), monthOf(required(named[1])), required(named[2]))
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/i.exec(day)
  return dayFirst
    ? toDate(toYear(required(dayFirst[3])), monthOf(required(dayFirst[2])), required(dayFirst[1]))
    : undefined
}

function orderFor(day: string, { sign, order }: { sign: string; order: DateOrder | undefined }): DateOrder {
  if (order === 'unclear') return orderOf(day) ?? order
  return order ?? (sign === '.' ? 'day-first' : 'month-first')
}

function readNumbers([, first, , second, year]: RegExpExecArray, order: DateOrder): string | undefined {
  if (order === 'unclear') return undefined
  const [month, day] =
    order === 'day-first' ? [required(second), required(first)] : [required(first), required(second)]
  return toDate(toYear(required(year)), month, day)
}

function toYear(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

/** `marketing` is no March. */
function monthOf(word: string): string {
  const start = word.toLowerCase().replace(/^sept$/, 'sep')
  return String(start.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(start)) + 1)
}

function toDate(year: string, month: string, day: string): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (Number(year) < 1900 || Number(year) > 2200 || Number.isNaN(date.getTime())) return undefined
  return date.toISOString().startsWith(text) ? text : undefined
}

/** The first day of `Q1 2027`, `1Q27`, `March 2027`, `03/2027` or `2027-03`. */
export function parseFirstDay(text: string): string | undefined {
  const plain = text.trim().toLowerCase()
  const quarter =
    /^(?:q([1-4])|([1-4])q|([1-4])(?:st|nd|rd|th) (?:quarter|qtr))[ ,/'’-]{0,2}(\d{4}|\d{2})$/.exec(plain)
  if (quarter) {
    const number = Number(quarter[1] ?? quarter[2] ?? quarter[3])
    return toDate(toYear(required(quarter[4])), String(number * 3 - 2), '1')
  }
  const reversed = /^(\d{4})[ -]?q([1-4])$/.exec(plain)
  if (reversed) return toDate(required(reversed[1]), String(Number(reversed[2]) * 3 - 2), '1')
  const named = /^([a-z]{3,9})\.?[ ,'’-]{1,2}(\d{4})$/.exec(plain)
  if (named) return toDate(required(named[2]), monthOf(required(named[1])), '1')
  const month = /^(\d{1,2})\/(\d{4})$/.exec(plain)
  if (month) return toDate(required(month[2]), required(month[1]), '1')
  const iso = /^(\d{4})-(\d{2})$/.exec(plain)
  return iso ? toDate(required(iso[1]), required(iso[2]), '1') : undefined
}
