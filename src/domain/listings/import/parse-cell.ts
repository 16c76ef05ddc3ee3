import { MAX_ID } from '../../limits.ts'
import { required } from '../../required.ts'
import { INTERVALS, type Interval } from '../../vocabulary.ts'

const BLANK = /^(|-+|\?+|#?n\/a|none|null|nil|unknown|tbd|tba)$/i

/** Trims a cell; placeholders for "nothing" (`N/A`, `-`, `none`) become the empty string. */
export function cleanCell(text: string): string {
  const trimmed = trimCell(text)
  return BLANK.test(trimmed) || trimmed === 'NA' ? '' : trimmed
}

/** A cell without what programs add around and inside of it. */
export function trimCell(text: string): string {
  return (
    text
      // encoded line breaks of a workbook's cell, which would break the lines of its CSV
      .replaceAll('\u2028', '\n')
      .replace(/(?![\t\n\r])[\p{Cc}\u00a0\ufeff]/gu, ' ')
      .trim()
      // the mark that exports set before what a spreadsheet would run as a formula
      .replace(/^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/, '')
  )
}

/** No price, date, place or trade term is longer. */
const READ_CHARACTERS = 300

/** Bounds and normalizes the input of parsers and patterns: a clean cell's start on one line, whitespace collapsed. */
export function foldCell(text: string): string {
  return cleanCell(text).replace(/\s+/g, ' ').slice(0, READ_CHARACTERS)
}

/** Truncates a quoted value for an error message. */
export function shorten(text: string, max = 60): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text
}

/** Parses a number in US and (when unambiguous) European notation: `1,250.50`, `1.250,50`, `12 500`; else `undefined`. */
export function parseNumber(text: string): number | undefined {
  const compact = text.replace(/[\s\u202f']/g, '')
  if (/^[-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(compact)) return Number(compact)
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(compact)) return Number(compact.replaceAll(',', ''))
  if (/^[-+]?\d{1,3}(\.\d{3})+,\d{1,2}$/.test(compact))
    return Number(compact.replaceAll('.', '').replace(',', '.'))
  return undefined
}

const WORDS: readonly [RegExp, Interval][] = [
  [/^(4|four)[ -]?w(ee)?ks?$|^28[ -]?days?$|^period$|^4wk$/, '4-week'],
  [/^d(ai|a)?ly$|^days?$/, 'day'],
  [/^w(ee)?kly$|^w(ee)?ks?$/, 'week'],
  [/^monthly$|^mont?hs?$|^mo$|^mth$/, 'month'],
  [/^quarterly$|^quarters?$|^qtr$/, 'quarter'],
  [/^(yearly|annual|annually|annum)$|^y(ea)?rs?$/, 'year'],
  [/^one[ -]?time$|^once$|^flat( ?rate)?$|^event$|^per event$|^single$/, 'one-time'],
]

/** Parses a billing period (`per month`, `/wk`, `4 weeks`, `annual`) to our interval; `undefined` when unknown. */
export function parseInterval(text: string): Interval | undefined {
  const word = text
    .toLowerCase()
    .replace(/^\s*(per|each|every|a|an|\/)\s*/, '')
    .replace(/[.\s]{1,4}$/, '')
    .trim()
  return INTERVALS.find((interval) => interval === word) ?? WORDS.find(([words]) => words.test(word))?.[1]
}

export type ParsedPrice =
  | { dollars: number; interval?: Interval; rounded?: true }
  | { missing: true }
  | { problem: string; isForeign?: true }

const ASK = /^(call|contact|ask|on request|upon request|negotiable|request|poa|varies|variable)\b/i

/** Parses whole US dollars with an optional period: `$1,250.00`, `450/month`, `USD 2.5k per week`, `Call for rates`. */
export function parsePrice(text: string): ParsedPrice {
  if (text === '' || ASK.test(text)) return { missing: true }
  if (/[€£¥₹]|\b(eur|gbp|cad|aud|mxn|jpy)\b/i.test(text))
    return { problem: `"${shorten(text)}" is not in US dollars`, isForeign: true }
  const match =
    /^(?:us\$|usd|\$)? ?(-?\(?\$? ?[\d.,](?:[\d., ]*[\d.,])?)\)?(k)? ?(?:usd|us dollars?|dollars?)? ?([\s\S]*)$/i.exec(
      text,
    )
  const amount =
    match && !required(match[1]).includes('(') ? parseNumber(required(match[1]).replace('$', '')) : undefined
  if (!match || amount === undefined) return { problem: `"${shorten(text)}" is not a price` }
  const dollars = amount * (match[2] ? 1000 : 1)
  if (dollars < 0) return { problem: 'Price must be a positive number' }
  const interval = match[3] ? parseInterval(match[3]) : undefined
  if (match[3] && !interval) return { problem: `"${shorten(text)}" is not a price for a period we know` }
  const whole = Math.round(dollars)
  return {
    dollars: whole,
    ...(interval ? { interval } : {}),
    ...(whole === dollars ? {} : { rounded: true as const }),
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const CLOCK = /[T ,]{1,3}\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)? ?(?:[ap]\.?m\.?)? ?(?:Z|[+-]\d{2}:?\d{2})?$/i

/** Parses `2026-03-01`, `3/1/2026`, `03/01/26 12:00:00 AM`, `Mar 1, 2026` or `1 March 2026` to `YYYY-MM-DD`. */
export function parseDate(text: string): string | undefined {
  const day = text.trim().replace(CLOCK, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day)
  if (iso) return toDate(required(iso[1]), required(iso[2]), required(iso[3]))
  const us = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(day)
  if (us)
    return toDate(
      required(us[3]).length === 2 ? `20${us[3]}` : required(us[3]),
      required(us[1]),
      required(us[2]),
    )
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(day)
  if (compact) return toDate(required(compact[1]), required(compact[2]), required(compact[3]))
  const named = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(day)
  if (named) return toDate(required(named[3]), monthOf(required(named[1])), required(named[2]))
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4})$/i.exec(day)
  return dayFirst
    ? toDate(required(dayFirst[3]), monthOf(required(dayFirst[2])), required(dayFirst[1]))
    : undefined
}

function monthOf(word: string): string {
  return String(MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1)
}

function toDate(year: string, month: string, day: string): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (Number(year) < 1900 || Number(year) > 2200 || Number.isNaN(date.getTime())) return undefined
  return date.toISOString().startsWith(text) ? text : undefined
}

/** Reads a number that Placard gave a space; else `undefined`. */
export function parseListingNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined
}
