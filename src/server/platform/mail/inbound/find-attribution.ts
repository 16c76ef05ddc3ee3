import { required } from '#domain/required.ts'
import { dropEnd, namesUs, toBare } from './own-mail.ts'
import { ATTRIBUTION_STARTS, WROTE } from './quote-words.ts'

/** Where the lines that introduce a quoted mail begin. */
export interface Cut {
  line: number
  /** Above 0 when the answer ends on the same line. */
  column: number
}

/** An attribution is wrapped into this many lines at most. */
const MAX_WRAPPED = 4
/** Longer names, dates and addresses are not written. */
const MAX_LENGTH = 400
/** "Sally wrote:", without a date or an address. */
const MAX_SHORT = 60

/**
 * `Am Mo., 5. Mai 2025 um 14:00 schrieb Sally <…>:` in any language, as the line `end` and those before it.
 * @param isOurs whether our own mail follows: then less is asked of it
 */
export function findAttribution(lines: readonly string[], end: number, isOurs: boolean): Cut | null {
  const first = Math.max(0, end - MAX_WRAPPED + 1)
  for (let start = end; start >= first && toBare(lines[start] ?? '') !== ''; start--) {
    const words = lines
      .slice(start, end + 1)
      .map(toBare)
      .join(' ')
    if (isAttribution(words.slice(-MAX_LENGTH), isOurs))
      return findStart(lines, { start: withDate(lines, start, words), end, isOurs })
  }
  return null
}

/** A name and an address may stand below the date: "On Mon, 5 May 2025 14:00" and "Sally <…> wrote:". */
function withDate(lines: readonly string[], start: number, words: string): number {
  const above = toBare(lines[start - 1] ?? '')
  return !hasDate(words) && hasDate(above) && startsAttribution(above) ? start - 1 : start
}

function startsAttribution(words: string): boolean {
  return ATTRIBUTION_STARTS.includes((words.split(/\s/, 1)[0] ?? '').toLowerCase())
}

function isAttribution(words: string, isOurs: boolean): boolean {
  const bare = dropEnd(words, ' \t>*_-')
  const isClosed = /[:：]$/.test(bare) || bare !== words.trimEnd()
  const writes = hasWrote(` ${bare}`)
  const isDated = hasDate(bare)
  const isAddressed = hasAddress(bare)
  const isUs = namesUs(bare)
  if (isUs && (writes || isDated) && (isClosed || isOurs)) return true
  if (!isClosed && !(isOurs && bare.toLowerCase().endsWith('wrote'))) return false
  if (isDated && (isAddressed || writes)) return true
  return writes && (isAddressed || (isOurs && bare.length <= MAX_SHORT))
}

function hasWrote(words: string): boolean {
  const lower = words.toLowerCase()
  return WROTE.some((word) => lower.includes(word))
}

export function hasAddress(words: string): boolean {
  return /[^\s@<>]@[^\s@<>]/.test(words)
}

function hasDate(words: string): boolean {
  return /\d{4}|\d[:.]\d\d|\d年|\d[/.-]\d/.test(words)
}

/** An answer may end on the line where the attribution begins: "Yes. On Fri, 2 May 2025 … wrote:". */
function findStart(
  lines: readonly string[],
  { start, end, isOurs }: { start: number; end: number; isOurs: boolean },
): Cut {
  const line = required(lines[start])
  const rest = lines.slice(start + 1, end + 1).map(toBare)
  for (const column of sentenceStarts(line).toReversed()) {
    const words = line.slice(column)
    if (!startsAttribution(words)) continue
    if (isAttribution([words, ...rest].join(' '), isOurs)) return { line: start, column }
  }
  return { line: start, column: 0 }
}

/** Columns behind the end of a sentence, or behind a gap. */
function sentenceStarts(line: string): number[] {
  return [...line.matchAll(/(?:[.!?…)。]\s|\s\s)(?=\S)/g)].map((end) => end.index + end[0].length)
}
