import { MAX_ID } from '../../limits.ts'
import { required } from '../../required.ts'
import { INTERVALS, type Interval } from '../../vocabulary.ts'
import { type DecimalMark, isRoundedAway, isUnclearNumber, parseNumber, scaleOf } from './numbers.ts'
import { readPeriodOf, toFullWords } from './read-header.ts'

const BLANK = /^(|-+|\?+|#?n\/a|none|null|nil|unknown|tbd|tba)$/i

/** Trims a cell; placeholders for "nothing" (`N/A`, `-`, `none`) become the empty string. */
export function cleanCell(text: string): string {
  const trimmed = trimCell(text)
  return BLANK.test(trimmed) || trimmed === 'NA' ? '' : trimmed
}

/** Nothing but what an English keyboard types: most cells, and none of what is looked for in others. */
const TYPED = /^[ -~]*$/

/** A cell without what programs add around and inside of it. */
export function trimCell(text: string): string {
  if (TYPED.test(text) && !text.includes("'")) return text.trim()
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
export const READ_CHARACTERS = 300

/** Bounds and normalizes the input of parsers and patterns: a clean cell's start on one line, whitespace collapsed. */
export function foldCell(text: string): string {
  return cleanCell(text).replace(/\s+/g, ' ').slice(0, READ_CHARACTERS)
}

/** Truncates a quoted value for an error message. */
export function shorten(text: string, max = 60): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text
}

/** What stands beside a period and says nothing of it. */
const BESIDE = /\b(?:rate|calendar|posting|per|each|every|a|an)\b/g

/** Parses a billing period (`per month`, `/wk`, `4 weeks`, `annual`, `pcm`) by the words of headers; `undefined` when unknown. */
export function parseInterval(text: string): Interval | undefined {
  const { period, unknownPeriod, rest } = readPeriodOf(toFullWords(text))
  if (unknownPeriod !== undefined || rest.replace(BESIDE, '').trim() !== '') return undefined
  return INTERVALS.find((interval) => interval === period)
}

export type ParsedPrice =
  | { dollars: number; interval?: Interval; rounded?: true }
  | { missing: true }
  /** The space is taken or its price is not known yet: what stands there is no figure and no mistake. */
  | { state: string }
  /** `isMoney`: an amount all the same, which nobody can be sure of. */
  | { problem: string; isForeign?: true; isMoney?: true }

const ASK =
  /^(call|contact|ask|inquire|enquire|on request|upon request|negotiable|request|poa|varies|variable)\b/i
const TAKEN = /^(sold|booked|leased|rented|reserved|taken|unavailable|not available|on hold)\b/i
const FOREIGN = /[€£¥₹]|\b(eur|gbp|cad|aud|mxn|jpy|chf|sek|nok|dkk|pln|czk|brl|inr|pesos|euros?|pounds)\b/i
const AMOUNT =
  /^(?:us\$|usd|\$)? ?(-?\(?\$? ?[\d.,](?:[\d.,]|[ '’]\d{3}(?!\d))*)\)? ?(k|m|mm|thousand|million)?(?![a-z])\+? ?(?:usd|us dollars?|dollars?)? ?([\s\S]*)$/i

export interface PriceStyle {
  mark?: DecimalMark | undefined
  scale?: number | undefined
}

/**
 * Parses whole US dollars with an optional period: `$1,250.00`, `450/month`, `USD 2.5k per week`, `Call for rates`. `mark` is what
 * the column writes before cents, `scale` what its header says that all are multiplied by: 1000 under "Rate (000)".
 */
export function parsePrice(text: string, { mark, scale = 1 }: PriceStyle = {}): ParsedPrice {
  if (text === '' || ASK.test(text)) return { missing: true }
  if (TAKEN.test(text)) return { state: text }
  if (FOREIGN.test(text)) return { problem: `"${shorten(text)}" is not in US dollars`, isForeign: true }
  const match = AMOUNT.exec(text)
  const written = match?.[1] ?? ''
  const digits = written.includes('(') ? '' : written.replace('$', '').trim()
  if (isUnclearNumber(digits, mark)) return { problem: unclear(text, digits), isMoney: true }
  const amount = parseNumber(digits, mark)
  if (!match || amount === undefined) return { problem: `"${shorten(text)}" is not a price` }
  const exact = amount * (match[2] ? required(scaleOf(match[2])) : 1) * scale
  return toPrice(text, { dollars: exact, words: required(match[3]) })
}

function unclear(text: string, digits: string): string {
  const plain = digits.replace(/[.,]/g, '')
  const thousands = Number(plain).toLocaleString('en-US')
  return `"${shorten(text)}" may mean ${thousands} or ${Number(digits.replace(',', '.'))}`
}

/** Behind a price: who gets it and what is in it, which is no period. */
const NO_PERIOD = /\b(net|gross|rate ?card|plus tax|\+ ?tax|obo|usd)\b|[.()]/gi

function toPrice(text: string, { dollars, words }: { dollars: number; words: string }): ParsedPrice {
  if (dollars < 0) return { problem: 'Price must be a positive number' }
  const period = words.replace(NO_PERIOD, ' ').replace(/\s+/g, ' ').trim()
  const interval = period ? parseInterval(period) : undefined
  if (period && !interval) return { problem: `"${shorten(text)}" is not a price for a period we know` }
  if (isRoundedAway(dollars)) return { problem: `"${shorten(text)}" is not in whole dollars`, isMoney: true }
  const whole = Math.round(dollars)
  return {
    dollars: whole,
    ...(interval ? { interval } : {}),
    ...(whole === dollars ? {} : { rounded: true as const }),
  }
}

/** Reads a number that Placard gave a space; else `undefined`. */
export function parseListingNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined
}
