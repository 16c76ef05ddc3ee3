import { required } from '../../required.ts'

/** Which sign parts whole from broken numbers: known of a column, or of its file, by what only one of them can mean. */
export type DecimalMark = '.' | ','

const GROUPED = /^\d{1,3}(?:[,.]\d{3})+$/
/** `1,200` and `0.125` mean one thing only in the United States; `1.200` is 1,200 in half of the world. */
const UNCLEAR = /^[1-9]\d{0,2}[.]\d{3}$/

/** Does it mean another number to readers of another country? */
export function isUnclearNumber(text: string, mark?: DecimalMark): boolean {
  const plain = toCompact(text).replace(/^[-+]/, '')
  return mark === ',' ? /^[1-9]\d{0,2},\d{3}$/.test(plain) : mark === undefined && UNCLEAR.test(plain)
}

/**
 * Parses a number as it is written in the United States and, where it can mean nothing else, in Europe: `1,250.50`, `1.250,50`,
 * `45,50`, `12 500`. What two countries read differently is read by the `mark` of its column; else it is `undefined`.
 */
export function parseNumber(text: string, mark?: DecimalMark): number | undefined {
  const compact = toCompact(text)
  if (isUnclearNumber(compact, mark)) return undefined
  const plain = compact.replace(/^[-+]/, '')
  const size = parsePlain(plain, mark)
  return size === undefined ? undefined : compact.startsWith('-') ? -size : size
}

/** Blanks part thousands only: `47 36 22.3` is no number. */
function toCompact(text: string): string {
  const trimmed = text.trim().replace(/^([-+]) /, '$1')
  return /^[-+]?\d{1,3}(?:[\s\u202f\u2009'’]\d{3})+(?:[.,]\d{1,2})?$/.test(trimmed)
    ? trimmed.replace(/[\s\u202f\u2009'’]/g, '')
    : trimmed
}

function parsePlain(text: string, mark: DecimalMark | undefined): number | undefined {
  // nobody groups thousands behind a zero
  if (/^0,\d+$/.test(text)) return mark === '.' ? undefined : Number(text.replace(',', '.'))
  if (mark === ',' && /^\d{1,3}(?:\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''))
  if (/^(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(text)) return Number(text)
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text)) return Number(text.replaceAll(',', ''))
  if (/^\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'))
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return GROUPED.test(text) && /^[^,]*\.[^,]*\./.test(text) ? Number(text.replaceAll('.', '')) : undefined
}

const SCALES: readonly [RegExp, number][] = [
  [/^(?:k|thousands?|thsd)$/i, 1000],
  [/^(?:m|mm|mio|mln|mill?|millions?)$/i, 1_000_000],
]

/** What a word or letter behind a number multiplies it by; `undefined` for any other. */
export function scaleOf(word: string): number | undefined {
  return SCALES.find(([pattern]) => pattern.test(word))?.[1]
}

/** A number with what may stand around it: `~125K+ vehicles` is 125,000 and `vehicles`. */
export function parseFigure(text: string, mark?: DecimalMark): { value: number; rest: string } | undefined {
  const match =
    /^(?:[~≈>]|about|approx\.?|ca\.?|c\.)? ?([-+]?(?:\d{1,3}(?: \d{3})+|[\d.,'’\u202f]*\d)(?:[.,]\d+)?(?:e[-+]?\d+)?) ?(?:([a-z]+)\b)? ?(\+)? ?([\s\S]*)$/i.exec(
      text.trim(),
    )
  const number = match ? parseNumber(required(match[1]), mark) : undefined
  if (!match || number === undefined) return undefined
  const scale = match[2] ? scaleOf(match[2]) : undefined
  const rest = `${match[2] && scale === undefined ? match[2] : ''} ${match[4] ?? ''}`.trim()
  // 125.5 × 1000 has no digits behind its point
  return { value: scale === undefined ? number : Math.round(number * scale * 1000) / 1000, rest }
}

/** Beyond this share of a price, rounding to whole dollars is no rounding any more. */
const MOST_ROUNDED = 0.02

export function isRoundedAway(exact: number): boolean {
  return Math.abs(Math.round(exact) - exact) > Math.abs(exact) * MOST_ROUNDED
}
